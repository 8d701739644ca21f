import { ShownPerson } from "@/app/(administrator)/controlPanel/shown-person";
import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { guestColumns, guestFilters } from "@/components/person/guest-columns";
import { ButtonLink } from "@/components/ui/button";
import { dialogAddress } from "@/components/ui/dialog-address";
import { editColumn } from "@/components/ui/row-actions";
import { TablePage } from "@/components/ui/table-page";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { type GuestRow, listGuestRows } from "@/lib/person/guest-rows";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/guests";

export const generateMetadata = () => accountMetadata(path);

/** The guests of an edition, and a dialog that adds one (`?guest=new`) or edits one (`?guest=<id>`). */
export default async function GuestsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "guest");
  const edition = await findPanelEdition(params);
  const { isCurrent } = edition;
  const guests = await listGuestRows(edition);
  const addGuest = (
    <ButtonLink variant="primary" href={openHref("new")} opensDialog>
      Add Guest
    </ButtonLink>
  );
  return (
    <>
      <TablePage
        title="Guests"
        lead={`All times are ${cityTime(edition.venue)}.`}
        actions={isCurrent && addGuest}
        itemNames={["guest", "guests"]}
        path={path}
        searchParams={params}
        rows={guests}
        rowKey={({ id }) => id}
        columns={
          isCurrent ? [...guestColumns, editColumn(({ fullName }: GuestRow) => fullName, openHref)] : guestColumns
        }
        filters={guestFilters}
        empty={emptyTexts("guests", "Guests of every country appear here.", edition)}
      />
      {isCurrent && shown && <ShownPerson list="guests" id={shown} roles={[]} closeHref={closeHref} />}
    </>
  );
}
