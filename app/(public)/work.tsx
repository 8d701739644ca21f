import { NextArrivals } from "@/components/guide/next-arrivals";
import { toGuidedTeam } from "@/components/guide/team-view";
import { TeamSummaries } from "@/components/team/team-summaries";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { now } from "@/lib/platform/time/clock";
import { listTeamsOfCountry, listTeamsOfGuideUser } from "@/lib/team/queries";

/** What a signed-in user works on: a registrator's teams or a guide's next arrivals. */
export async function Work({ actor }: { actor: Actor }) {
  switch (actor.role) {
    case "TeamRegistrator":
      return <OwnTeams actor={actor} />;
    case "Guide": {
      const [teams, edition, instant] = await Promise.all([listTeamsOfGuideUser(actor.id), currentEdition(), now()]);
      return (
        <NextArrivals
          teams={teams.map((team) => toGuidedTeam(team, edition))}
          now={instant}
          timeZone={edition.timeZone}
        />
      );
    }
    case "Administrator":
      return null;
  }
}

async function OwnTeams({ actor }: { actor: Actor }) {
  const [teams, edition, instant] = await Promise.all([
    actor.countryId ? listTeamsOfCountry(actor, actor.countryId) : [],
    currentEdition(),
    now(),
  ]);
  const isEditable = registrationState(deadlinesOf(edition, actor.countryId), instant) !== "closed";
  return <TeamSummaries teams={teams} isEditable={isEditable} />;
}
