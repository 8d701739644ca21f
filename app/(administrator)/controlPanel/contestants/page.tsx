import { panelPage } from "@/app/account-page";
import { ContestantsTable } from "@/components/contestant/contestants-table";
import { emptyTexts } from "@/components/edition/empty-texts";
import { PageHeader } from "@/components/ui/page-header";
import { listContestantRows } from "@/lib/contestant/contestant-rows";
import { questionsOf } from "@/lib/question/labels";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";

/** All contestants of an edition; those of the current one can be edited on their team's page. */
export default panelPage("/controlPanel/contestants", async ({ edition }) => {
  const [contestants, gaps] = await Promise.all([listContestantRows(edition), listGaps(edition)]);
  return (
    <>
      <PageHeader title="Contestants" count={contestants.length} />
      <ContestantsTable
        rows={withGaps(contestants, gaps)}
        isEditable={edition.isCurrent}
        questions={questionsOf(edition.questions, "CONTESTANT")}
        hidesEmpty={edition.dataDeletedAt !== null}
        empty={emptyTexts("contestants", "Contestants appear here once a team is registered.", edition)}
      />
    </>
  );
});
