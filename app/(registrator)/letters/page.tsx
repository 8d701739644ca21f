import { accountPage } from "@/app/account-page";
import { ChangedLetters } from "@/components/letter/changed-letters";
import { LetterSheets } from "@/components/letter/letter-sheets";
import { MissingValues } from "@/components/letter/missing-values";
import { Actions } from "@/components/ui/actions";
import { EmptyState } from "@/components/ui/empty-state";
import { ListPages, pageSize, startOfPage } from "@/components/ui/list-pages";
import { MissingFonts } from "@/components/ui/missing-fonts";
import { PageHeader } from "@/components/ui/page-header";
import { PrintButton } from "@/components/ui/print-button";
import { currentEdition } from "@/lib/edition/queries";
import { listLetterSheets } from "@/lib/letter/queries";
import { plural } from "@/lib/platform/text/plural";
import { readDesign } from "@/lib/print/design";
import { requireRegistrator } from "@/lib/site/pages/guard";

const path = "/letters";

/** The issued letters of the registrator's country, once the edition lets registrators open them. */
export default accountPage(path, async ({ params }) => {
  const [{ countryId }, edition] = await Promise.all([requireRegistrator(path), currentEdition()]);
  const lists = edition.registratorsSeeLetters
    ? await Promise.all([
        listLetterSheets(edition, "team", { countryId }),
        listLetterSheets(edition, "person", { countryId }),
      ])
    : [];
  const letters = lists.flat().filter(({ issued }) => issued);
  if (letters.length === 0)
    return (
      <>
        <PageHeader title="Invitation letters" />
        <EmptyState title="No letters yet">
          {edition.registratorsSeeLetters
            ? "The letters that the organizers issue for your teams and guests appear here."
            : "The organizers send invitation letters themselves."}
        </EmptyState>
      </>
    );
  const start = startOfPage(params, letters.length);
  return (
    <>
      <div className="print:hidden">
        <PageHeader
          title="Invitation letters"
          count={letters.length}
          lead={`For the visa: ${plural(letters.length, "sheet", "sheets")} of A4. Print at 100% without margins, or save as PDF.`}
        />
        <MissingFonts />
        <MissingValues letters={letters} />
        <ChangedLetters letters={letters} />
        <Actions className="mb-6">
          <PrintButton />
        </Actions>
        <ListPages label="Pages of letters" path={path} params={params} count={letters.length} />
      </div>
      <LetterSheets
        letters={letters.slice(start, start + pageSize)}
        edition={edition}
        design={await readDesign(edition)}
      />
    </>
  );
});
