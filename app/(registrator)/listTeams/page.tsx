import "@/app/styles/table.css";
import "@/app/styles/results.css";
import { accountPage } from "@/app/account-page";
import { DeadlineNote } from "@/components/edition/deadline-note";
import { DraftList } from "@/components/forms/draft-list";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import { ResultsTable } from "@/components/result/results-table";
import { TeamList, WithdrawnTeams } from "@/components/team/team-list";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { Section } from "@/components/ui/section";
import { currentEdition } from "@/lib/edition/queries";
import { deadlinesOf, registrationState } from "@/lib/edition/rules";
import { listUnusedLeaders } from "@/lib/leader/queries";
import { now } from "@/lib/platform/time/clock";
import { changeableGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";
import { toResultRows } from "@/lib/result/public-views";
import { findPublishedResults } from "@/lib/result/queries";
import type { Results } from "@/lib/result/views";
import { requireRegistrator } from "@/lib/site/pages/guard";
import { listTeamCards, listTeamsOfCountry, listWithdrawnTeams } from "@/lib/team/queries";
import { listTeamTransfers } from "@/lib/travel/transfers/party-transfers";

const path = "/listTeams";

/** The teams of the registrator's country, with their published results (specification, section 2, "Teams list"). */
export default accountPage(path, async () => {
  const actor = await requireRegistrator(path);
  const { countryId } = actor;
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const deadlines = deadlinesOf(edition, countryId);
  const state = registrationState(deadlines, instant);
  const [cards, teams, withdrawnTeams, unusedLeaders, gaps] = await Promise.all([
    listTeamCards({ countryId }),
    listTeamsOfCountry(actor, countryId),
    listWithdrawnTeams(countryId),
    listUnusedLeaders(actor),
    listGaps(edition, countryId),
  ]);
  const teamIds = cards.map(({ id }) => id);
  const [transfers, results] = await Promise.all([listTeamTransfers(teamIds, edition), findPublishedResults()]);
  return (
    <>
      <PageHeader
        title="List and Edit Teams"
        count={cards.length}
        actions={
          <>
            {state === "open" && (
              <ButtonLink variant="primary" href="/addTeam">
                Add Team
              </ButtonLink>
            )}
            {edition.registratorsSeeLetters && <ButtonLink href="/letters">Invitation letters</ButtonLink>}
          </>
        }
      />
      <DeadlineNote deadlines={deadlines} now={instant} />
      {state === "open" && <DraftList of="new team" className="mb-6" />}
      {results && <OwnResults results={results} teamIds={teamIds} />}
      {cards.length === 0 && withdrawnTeams.length === 0 && (
        <EmptyState title="No teams yet">
          {state === "open"
            ? "Your country has no team yet. Add the first one."
            : "Your country has no team in this edition."}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <TeamList
          cards={cards}
          teams={teams}
          gaps={changeableGaps(gaps, state)}
          transfers={transfers}
          isEditable={state !== "closed"}
        />
      )}
      <WithdrawnTeams teams={withdrawnTeams} isRosterOpen={state === "open"} />
      {state === "open" && <UnusedLeaders leaders={unusedLeaders} />}
    </>
  );
});

interface OwnResultsProps {
  results: Results;
  teamIds: readonly string[];
}

/** The published results of the country's own contestants. */
function OwnResults({ results, teamIds }: OwnResultsProps) {
  const groups = results.groups
    .map(({ contestants, ...group }) => ({
      ...group,
      contestants: contestants.filter(({ teamId }) => teamIds.includes(teamId)),
    }))
    .filter(({ contestants }) => contestants.length > 0);
  if (groups.length === 0) return null;
  const rows = toResultRows({ ...results, groups }, true);
  return (
    <Section title="Results" className="mb-10">
      <p className="mt-1 mb-4 text-ink-soft">
        {results.state === "FINAL" ? "The final results." : "These results are provisional and may still change."}{" "}
        <a href="/results">All results</a>
      </p>
      {groups.map(({ group, tasks }) => (
        <section key={group} className="mb-6" aria-labelledby={`own-${group}`}>
          <h3 id={`own-${group}`} className="mb-1 text-lg">
            {group}s
          </h3>
          <ResultsTable group={group} tasks={tasks} rows={rows.filter((row) => row.group === group)} path="/results" />
        </section>
      ))}
    </Section>
  );
}
