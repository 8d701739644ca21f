import { ShownPerson } from "@/app/(administrator)/controlPanel/shown-person";
import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/edition/empty-texts";
import { GuestsTable } from "@/components/person/guests-table";
import { dialogAddress } from "@/components/ui/dialog-address";
import { AddLink } from "@/components/ui/dialog-link";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/dates";
import { listGuestRows } from "@/lib/person/guest-rows";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/guests";

export const generateMetadata = () => accountMetadata(path);

/** The guests of an edition, and a dialog that adds one (`?guest=new`) or edits one (`?guest=<id>`). */
export default async function GuestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref } = dialogAddress(path, await searchParams, "guest");
  const edition = await findPanelEdition(params);
  const { isCurrent } = edition;
  const guests = await listGuestRows(edition);
  return (
    <>
      <GuestsTable
        lead={`All times are ${cityTime(edition.venue)}.`}
        actions={isCurrent && <AddLink param="guest">Add Guest</AddLink>}
        rows={guests}
        isEditable={isCurrent}
        empty={emptyTexts("guests", "Guests of every country appear here.", edition)}
      />
      {isCurrent && shown && <ShownPerson list="guests" id={shown} roles={[]} closeHref={closeHref} />}
    </>
  );
}
