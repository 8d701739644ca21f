import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { contestantColumns, contestantFilters } from "@/components/contestant/contestant-columns";
import { TablePage } from "@/components/ui/table-page";
import type { SearchParams } from "@/components/ui/table-state";
import { listContestantRows } from "@/lib/contestant/contestant-rows";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/contestants";

export const generateMetadata = () => accountMetadata(path);

/** All contestants of an edition; those of the current one can be edited on their team's page. */
export default async function ContestantsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const contestants = await listContestantRows(edition.id);
  return (
    <TablePage
      title="Contestants"
      itemNames={["contestant", "contestants"]}
      path={path}
      searchParams={params}
      rows={contestants}
      rowKey={({ id }) => id}
      columns={contestantColumns(edition.isCurrent)}
      filters={contestantFilters}
      empty={emptyTexts("contestants", "Contestants appear here once a team is registered.", edition)}
    />
  );
}
