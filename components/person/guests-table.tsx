"use client";

import { DeleteRow } from "@/components/forms/confirm-action";
import { missingColumn, missingFilter } from "@/components/person/missing-filter";
import { fullNameColumn, portraitColumn } from "@/components/person/person-columns";
import { TransferNotes } from "@/components/travel/transfers/transfer-notes";
import { placeFilter, travelColumns } from "@/components/travel/travel-columns";
import { ButtonLink } from "@/components/ui/button";
import { actionsColumn, editColumn } from "@/components/ui/row-actions";
import { tableOf } from "@/components/ui/table/data-table";
import type { Column, Filter } from "@/components/ui/table-state";
import type { GuestRow as Row } from "@/lib/person/guest-rows";
import { detailLabels } from "@/lib/person/labels";
import type { RowGaps } from "@/lib/readiness/gaps";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

type GuestRow = Row & RowGaps;

const filters: readonly Filter<GuestRow>[] = [
  { name: "country", title: "Country", values: ({ country }) => [country] },
  missingFilter,
  placeFilter,
];

const size: Column<GuestRow> = {
  key: "size",
  title: detailLabels.tShirtSize,
  value: ({ tShirtSize }) => tShirtSize,
};

const columns: readonly Column<GuestRow>[] = [
  portraitColumn,
  fullNameColumn,
  { key: "country", title: "Country", value: ({ country }) => country },
  size,
  ...travelColumns,
  missingColumn,
];

const rowActions = editColumn<GuestRow>("guest", ({ fullName }) => fullName);

export const GuestsTable = tableOf<GuestRow>({
  pageTitle: "Guests",
  itemNames: ["guest", "guests"],
  columns,
  rowActions,
  filters,
});

interface OwnGuestRow extends GuestRow {
  transfers: readonly PartyTransfer[];
}

const ownColumns: readonly Column<OwnGuestRow>[] = [
  portraitColumn,
  fullNameColumn,
  size,
  ...travelColumns,
  {
    ...missingColumn,
    cell: ({ missing, warnings }) =>
      missing.length + warnings.length === 0
        ? "–"
        : [...missing, ...warnings.map(({ title, details }) => `${title}. ${details}`)].map((line) => (
            <div key={line}>{line}</div>
          )),
  },
  {
    key: "transfers",
    title: "Transfers",
    value: ({ transfers }) => transfers.map(({ vehicle }) => vehicle).join(", "),
    cell: ({ transfers }) => (transfers.length > 0 ? <TransferNotes transfers={transfers} /> : "–"),
  },
];

const ownRowActions = actionsColumn<GuestRow>(({ id, fullName }) => (
  <>
    <ButtonLink size="sm" href={`/addGuest?guest=${id}`}>
      Edit<span className="sr-only"> {fullName}</span>
    </ButtonLink>
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

/** A registrator's guests (specification, section 2, "Guest form and list"). */
export const OwnGuestsTable = tableOf<OwnGuestRow>({
  title: "Guests",
  isTitleHidden: true,
  itemNames: ["guest", "guests"],
  columns: ownColumns,
  rowActions: ownRowActions,
});
