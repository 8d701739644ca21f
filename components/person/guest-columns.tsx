import { DeleteRow } from "@/components/forms/confirm-action";
import { fullNameColumn } from "@/components/person/full-name-column";
import { missingFilter } from "@/components/person/missing-filter";
import { portraitColumn } from "@/components/person/portrait-column";
import { TransferNotes } from "@/components/transfer/transfer-notes";
import { placeFilter } from "@/components/travel/place-filter";
import { travelColumns } from "@/components/travel/travel-columns";
import { actionsColumn, EditLink } from "@/components/ui/row-actions";
import type { Column, Filter } from "@/components/ui/table-state";
import type { GuestRow } from "@/lib/person/guest-rows";
import { detailLabels } from "@/lib/person/labels";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

export const guestFilters: readonly Filter<GuestRow>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  missingFilter<GuestRow>(({ missing }) => missing),
  placeFilter,
];

const portrait = portraitColumn<GuestRow>((guest) => guest);
const size: Column<GuestRow> = {
  key: "size",
  title: detailLabels.tShirtSize,
  value: ({ tShirtSize }) => tShirtSize,
};

/** The guests of all countries. */
export const guestColumns: readonly Column<GuestRow>[] = [
  portrait,
  fullNameColumn,
  { key: "country", title: "Country", value: ({ country }) => country },
  size,
  ...travelColumns,
  { key: "missing", title: "Missing data", value: ({ missing }) => missing.join(", ") },
];

interface OwnGuestRow extends GuestRow {
  transfers: readonly PartyTransfer[];
}

/** A registrator's guests (specification, section 2, "Guest form and list"). */
export const ownGuestColumns: readonly Column<OwnGuestRow>[] = [
  portrait,
  fullNameColumn,
  size,
  ...travelColumns,
  {
    key: "transfers",
    title: "Transfers",
    value: ({ transfers }) => transfers.map(({ vehicle }) => vehicle).join(", "),
    cell: ({ transfers }) => (transfers.length > 0 ? <TransferNotes transfers={transfers} /> : "–"),
  },
];

/** Until the edit period ends. */
export const ownGuestActions = actionsColumn<GuestRow>(({ id, fullName }) => (
  <>
    <EditLink href={`/addGuest?guest=${id}`} name={fullName} />
    <DeleteRow
      endpoint="DELETE /api/Person/{id}"
      id={id}
      name={fullName}
      description={`Deletes ${fullName} with their travel details.`}
      action="Delete guest"
      success={`${fullName} is deleted.`}
    />
  </>
));
