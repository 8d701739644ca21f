import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/edition/empty-texts";
import { TeamsTable } from "@/components/team/teams-table";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/dates";
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
  const edition = await findPanelEdition(await searchParams);
  const [teams, warnings] = await Promise.all([listTeamRows(edition), edition.isCurrent ? listWarnings() : []]);
  const withdrawn = teams.filter(({ isWithdrawn }) => isWithdrawn).length;
  return (
    <TeamsTable
      rows={teams.map((team) => ({ ...team, warnings: warningsOf(team, warnings) }))}
      lead={`${withdrawn > 0 ? `${withdrawn} of them withdrawn. ` : ""}All times are ${cityTime(edition.venue)}.`}
      isEditable={edition.isCurrent}
      empty={emptyTexts("teams", "Teams appear here once they are registered.", edition)}
    />
  );
}
