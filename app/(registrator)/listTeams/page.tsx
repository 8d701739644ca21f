import "@/app/styles/table.css";
import "@/app/styles/results.css";
import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { DeadlineNote } from "@/components/contest/deadline-note";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import { OwnResults } from "@/components/result/own-results";
import { TeamList } from "@/components/team/team-list";
import { TeamNotes } from "@/components/team/team-notes";
import { WithdrawnTeams } from "@/components/team/withdrawn-teams";
import { Actions } from "@/components/ui/actions";
import { ButtonLink } from "@/components/ui/button";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import { listUnusedLeaders } from "@/lib/leader/queries";
import { now } from "@/lib/platform/time/clock";
import { findPublishedResults } from "@/lib/result/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { listTeamCards, listTeamsOfCountry, listWithdrawnTeams } from "@/lib/team/queries";
import { missingDetails } from "@/lib/team/rules";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";

const path = "/listTeams";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function ListTeamsPage() {
  const actor = await requirePage(path);
  const countryId = actor.countryId ?? "";
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const deadlines = deadlinesOf(edition, actor.countryId);
  const state = registrationState(deadlines, instant);
  const [cards, teams, withdrawnTeams, unusedLeaders] = countryId
    ? await Promise.all([
        listTeamCards({ countryId }),
        listTeamsOfCountry(actor, countryId),
        listWithdrawnTeams(countryId),
        listUnusedLeaders(actor),
      ])
    : [[], [], [], []];
  const teamIds = cards.map(({ id }) => id);
  const [transfers, results] = await Promise.all([listPartyTransfers(teamIds, edition), findPublishedResults()]);
  const details = new Map(teams.map((team) => [team.id, { ...team, missing: missingDetails(team) }]));
  return (
    <>
      <PageHeader title="Your teams" />
      <DeadlineNote deadlines={deadlines} now={instant} />
      {state === "open" && (
        <Actions className="mb-8">
          <ButtonLink variant={cards.length === 0 ? "primary" : "secondary"} href="/addTeam">
            Add Team
          </ButtonLink>
        </Actions>
      )}
      <OwnResults results={results} teamIds={teamIds} />
      <TeamList
        teams={cards}
        empty={
          state === "open"
            ? "Your country has no team yet. Add the first one."
            : "Your country has no team in this edition."
        }
        isEditable={state !== "closed"}
        notes={({ id }) => (
          <TeamNotes
            id={id}
            isEditable={state !== "closed"}
            missing={details.get(id)?.missing ?? []}
            isOfficial={details.get(id)?.isOfficial ?? true}
            transfers={transfers.get(id) ?? []}
          />
        )}
      />
      <WithdrawnTeams teams={withdrawnTeams} />
      {state === "open" && <UnusedLeaders leaders={unusedLeaders} />}
    </>
  );
}
