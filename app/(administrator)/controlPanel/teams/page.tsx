import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { teamColumns, teamTableFilters } from "@/components/team/team-columns";
import { TablePage } from "@/components/ui/table-page";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";
import { listTeamRows } from "@/lib/team/team-rows";
import { listWarnings } from "@/lib/team/warning-queries";
import { warningsOf } from "@/lib/team/warnings";

const path = "/controlPanel/teams";

export const generateMetadata = () => accountMetadata(path);

/** All teams of an edition, also the withdrawn ones; those of the current edition can be edited and withdrawn. */
export default async function TeamsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const [teams, warnings] = await Promise.all([listTeamRows(edition), edition.isCurrent ? listWarnings() : []]);
  const withdrawn = teams.filter(({ isWithdrawn }) => isWithdrawn).length;
  return (
    <TablePage
      title="Teams"
      lead={`${withdrawn > 0 ? `${withdrawn} of them withdrawn. ` : ""}All times are ${cityTime(edition.venue)}.`}
      itemNames={["team", "teams"]}
      path={path}
      searchParams={params}
      rows={teams.map((team) => ({ ...team, warnings: warningsOf(team, warnings) }))}
      rowKey={({ id }) => id}
      columns={teamColumns(edition.isCurrent)}
      filters={teamTableFilters}
      empty={emptyTexts("teams", "Teams appear here once they are registered.", edition)}
    />
  );
}
