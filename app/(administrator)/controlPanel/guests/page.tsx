import { PersonRecordDialog } from "@/app/(administrator)/controlPanel/person-record-dialog";
import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { WriteToThese } from "@/components/message/write-to-these";
import { GuestsTable } from "@/components/person/guests-table";
import { AddLink } from "@/components/ui/dialog-link";
import { PageHeader } from "@/components/ui/page-header";
import { timesText } from "@/lib/edition/dates";
import { listGuestRows } from "@/lib/person/guest-rows";
import { questionsOf } from "@/lib/question/labels";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";

/** The guests of an edition, and a dialog that adds one (`?guest=new`) or edits one (`?guest=<id>`). */
export default panelPage("/controlPanel/guests", async ({ params, edition }) => {
  const { isCurrent } = edition;
  const [guests, gaps] = await Promise.all([listGuestRows(edition), listGaps(edition)]);
  return (
    <>
      <PageHeader
        title="Guests"
        count={guests.length}
        lead={timesText(edition.venue)}
        actions={
          isCurrent && (
            <>
              <AddLink param="guest">Add Guest</AddLink>
              {guests.length > 0 && <WriteToThese to="guests" />}
            </>
          )
        }
      />
      <GuestsTable
        rows={withGaps(guests, gaps)}
        isEditable={isCurrent}
        questions={questionsOf(edition.questions, "GUEST")}
        hidesEmpty={edition.dataDeletedAt !== null}
        empty={emptyTexts("guests", "Guests of every country appear here.", edition)}
      />
      {isCurrent && <PersonRecordDialog list="guests" searchParams={params} edition={edition} roles={[]} />}
    </>
  );
});
