import "@/app/styles/guide.css";
import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { CacheGuidePage } from "@/components/guide/cache-guide-page";
import { GuidedTeams } from "@/components/guide/guided-teams";
import { OfflineNotice } from "@/components/guide/offline-notice";
import { toGuidedTeam } from "@/components/guide/team-view";
import { PageHeader } from "@/components/ui/page-header";
import { requirePage } from "@/lib/auth/guard";
import type { Actor } from "@/lib/auth/session";
import { now } from "@/lib/clock";
import { currentEdition } from "@/lib/contest/queries";
import { getGuideOfUser } from "@/lib/guide/queries";
import { AppError } from "@/lib/http/problem";
import { listTeamsOfGuide } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";

const path = "/guideHome";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The guide's teams; none if the account has no guide record yet. */
async function teamsOf(actor: Actor): Promise<Team[]> {
  try {
    const guide = await getGuideOfUser(actor, actor.id);
    return await listTeamsOfGuide(actor, guide.id);
  } catch (error) {
    if (error instanceof AppError && error.status === 404) return [];
    throw error;
  }
}

/** The guide's teams, the next arrival first; kept for reading offline. */
export default async function GuideHomePage() {
  const actor = await requirePage(path);
  const [edition, instant, teams] = await Promise.all([currentEdition(), now(), teamsOf(actor)]);
  const { timeZone } = edition;
  return (
    <>
      <PageHeader title="My teams" lead={`Times are local to the venue (${timeZone}).`} />
      <OfflineNotice madeAt={instant} timeZone={timeZone} />
      <GuidedTeams teams={teams.map((team) => toGuidedTeam(team, timeZone))} now={instant} />
      <CacheGuidePage madeAt={instant.toISOString()} />
    </>
  );
}
