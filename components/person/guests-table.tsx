"use client";

import { useMemo } from "react";
import { DeleteRow } from "@/components/forms/confirm-action";
import { countryColumn, fullNameColumn, portraitColumn } from "@/components/person/person-columns";
import { withAnswerColumns } from "@/components/question/answer-columns";
import { missingColumn } from "@/components/readiness/missing-column";
import { TransferNotes } from "@/components/travel/transfers/transfer-notes";
import { placeFilter, travelColumns } from "@/components/travel/travel-columns";
import { ButtonLink } from "@/components/ui/button";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { actionsColumn, editColumn } from "@/components/ui/table/row-actions";
import type { GuestRow } from "@/lib/person/guest-rows";
import { detailLabels } from "@/lib/person/labels";
import type { Question } from "@/lib/question/schema";
import type { RowGaps } from "@/lib/readiness/gaps";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

export type CheckedGuestRow = GuestRow & RowGaps;

const sizeColumn = {
  id: "size",
  accessorKey: "tShirtSize",
  header: detailLabels.tShirtSize,
  meta: { headingClass: "xl:whitespace-nowrap" },
};

const baseColumns: ColumnDef<CheckedGuestRow>[] = [
  portraitColumn(),
  fullNameColumn("asc"),
  countryColumn(),
  sizeColumn,
  ...travelColumns<CheckedGuestRow>(),
  missingColumn(),
  placeFilter,
];

const editGuestColumn = editColumn<CheckedGuestRow>("guest", ({ fullName }) => fullName);

/** The columns and filters of the list of guests; `questions` are those that guests are asked. */
export const guestList = (questions: readonly Question[]) =>
  withAnswerColumns({ columns: baseColumns, filters: ["country", "missing", "place"] }, questions);

interface GuestsTableProps extends ListProps<CheckedGuestRow> {
  isEditable: boolean;
  /** The questions that guests are asked. */
  questions: readonly Question[];
}

export function GuestsTable({ isEditable, questions, ...list }: GuestsTableProps) {
  const { columns, filters } = useMemo(() => guestList(questions), [questions]);
  return (
    <DataTable
      {...list}
      itemNames={["guest", "guests"]}
      columns={useMemo(() => [...columns, ...(isEditable ? [editGuestColumn] : [])], [columns, isEditable])}
      filters={filters}
    />
  );
}

interface OwnGuestRow extends CheckedGuestRow {
  transfers: readonly PartyTransfer[];
}

const ownColumns: ColumnDef<OwnGuestRow>[] = [
  portraitColumn(),
  fullNameColumn("asc"),
  sizeColumn,
  ...travelColumns<OwnGuestRow>(),
  {
    ...missingColumn<OwnGuestRow>(),
    cell({ row: { original } }) {
      const { missing, warnings } = original;
      const lines = [...missing, ...warnings.map(({ title, details }) => `${title}. ${details}`)];
      return lines.length === 0 ? "–" : lines.map((line) => <div key={line}>{line}</div>);
    },
  },
  {
    id: "transfers",
    header: "Transfers",
    accessorFn: ({ transfers }) => transfers.map(({ vehicle }) => vehicle).join(", "),
    cell: ({ row: { original } }) =>
      original.transfers.length > 0 ? <TransferNotes transfers={original.transfers} isShort /> : "–",
    meta: { isSelfExplanatory: true },
  },
];

const ownActions = (canDelete: boolean) =>
  actionsColumn<OwnGuestRow>(({ id, fullName }) => (
    <>
      <ButtonLink size="sm" href={`/addGuest?guest=${id}`}>
        Edit<span className="sr-only"> {fullName}</span>
      </ButtonLink>
      {canDelete && (
        <DeleteRow
          endpoint="DELETE /api/Person/{id}"
          id={id}
          name={fullName}
          description={`Deletes ${fullName} with their travel details.`}
          action="Delete guest"
          success={`${fullName} is deleted.`}
        />
      )}
    </>
  ));

interface OwnGuestsTableProps extends ListProps<OwnGuestRow> {
  isEditable: boolean;
  canDelete: boolean;
}

/** A registrator's guests (specification, section 2, "Guest form and list"). */
export function OwnGuestsTable({ isEditable, canDelete, ...list }: OwnGuestsTableProps) {
  return (
    <DataTable
      {...list}
      title="Guests"
      itemNames={["guest", "guests"]}
      columns={isEditable ? [...ownColumns, ownActions(canDelete)] : ownColumns}
      exported={[]}
    />
  );
}
