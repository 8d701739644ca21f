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
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import { listUnusedLeaders } from "@/lib/leader/queries";
import { now } from "@/lib/platform/time/clock";
import { findPublishedResults } from "@/lib/result/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { listTeamCards, listTeamsOfCountry, listWithdrawnTeams } from "@/lib/team/queries";
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
  return (
    <>
      <PageHeader
        title="Your teams"
        count={cards.length}
        actions={
          state === "open" && (
            <ButtonLink variant="primary" href="/addTeam">
              Add Team
            </ButtonLink>
          )
        }
      />
      <DeadlineNote deadlines={deadlines} now={instant} />
      <OwnResults results={results} teamIds={teamIds} />
      {cards.length === 0 ? (
        <EmptyState title="No teams yet">
          {state === "open"
            ? "Your country has no team yet. Add the first one."
            : "Your country has no team in this edition."}
        </EmptyState>
      ) : (
        <TeamList
          teams={cards}
          isEditable={state !== "closed"}
          notes={({ id }) => {
            const team = teams.find((one) => one.id === id);
            return (
              team && <TeamNotes team={team} isEditable={state !== "closed"} transfers={transfers.get(id) ?? []} />
            );
          }}
        />
      )}
      <WithdrawnTeams teams={withdrawnTeams} />
      {state === "open" && <UnusedLeaders leaders={unusedLeaders} />}
    </>
  );
}
