import { ShownPerson } from "@/app/(administrator)/controlPanel/shown-person";
import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { GuestsTable } from "@/components/person/guests-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { AddLink } from "@/components/ui/dialog-link";
import { timesText } from "@/lib/edition/dates";
import { listGuestRows } from "@/lib/person/guest-rows";
import { withGaps } from "@/lib/readiness/gaps";
import { listGaps } from "@/lib/readiness/queries";

const path = "/controlPanel/guests";

/** The guests of an edition, and a dialog that adds one (`?guest=new`) or edits one (`?guest=<id>`). */
const { metadata, Page } = panelPage(path, async ({ params, edition }) => {
  const { shown, closeHref } = dialogAddress(path, params, "guest");
  const { isCurrent } = edition;
  const [guests, gaps] = await Promise.all([listGuestRows(edition), listGaps(edition)]);
  return (
    <>
      <GuestsTable
        lead={timesText(edition.venue)}
        actions={isCurrent && <AddLink param="guest">Add Guest</AddLink>}
        rows={withGaps(guests, gaps)}
        isEditable={isCurrent}
        hidesEmpty={edition.dataDeletedAt !== null}
        empty={emptyTexts("guests", "Guests of every country appear here.", edition)}
      />
      {isCurrent && shown && (
        <ShownPerson list="guests" id={shown} edition={edition} roles={[]} closeHref={closeHref} />
      )}
    </>
  );
});

export { metadata, Page as default };
