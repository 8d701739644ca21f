import { panelPage } from "@/app/account-page";
import { ContestantsTable } from "@/components/contestant/contestants-table";
import { emptyTexts } from "@/components/edition/empty-texts";
import { listContestantRows } from "@/lib/contestant/contestant-rows";

/** All contestants of an edition; those of the current one can be edited on their team's page. */
const { generateMetadata, Page } = panelPage("/controlPanel/contestants", async ({ edition }) => (
  <ContestantsTable
    rows={await listContestantRows(edition)}
    isEditable={edition.isCurrent}
    empty={emptyTexts("contestants", "Contestants appear here once a team is registered.", edition)}
  />
));

export { generateMetadata, Page as default };
