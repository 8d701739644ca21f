import { accountMetadata } from "@/app/metadata";
import { ContestantsTable } from "@/components/contestant/contestants-table";
import { emptyTexts } from "@/components/edition/empty-texts";
import type { SearchParams } from "@/components/ui/table-state";
import { listContestantRows } from "@/lib/contestant/contestant-rows";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/contestants";

export const generateMetadata = () => accountMetadata(path);

/** All contestants of an edition; those of the current one can be edited on their team's page. */
export default async function ContestantsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const edition = await findPanelEdition(await searchParams);
  const contestants = await listContestantRows(edition);
  return (
    <ContestantsTable
      rows={contestants}
      isEditable={edition.isCurrent}
      empty={emptyTexts("contestants", "Contestants appear here once a team is registered.", edition)}
    />
  );
}
