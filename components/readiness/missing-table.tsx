"use client";

import { countryColumn } from "@/components/person/person-columns";
import { DialogLink } from "@/components/ui/dialog-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import { actionsColumn, editClass } from "@/components/ui/table/row-actions";

interface MissingRow {
  id: string;
  country: string;
  countryCode: string;
  /** What is missing, such as "Picture (3), native name". */
  what: string;
  hasRegistrator: boolean;
  /** When the last reminder was sent, ISO 8601; null without one. */
  lastSentAt: string | null;
  /** `lastSentAt` as shown, in the venue's time zone. */
  lastSent: string | null;
}

const columns: ColumnDef<MissingRow>[] = [
  { ...countryColumn<MissingRow>(), meta: { isRowHeader: true, initialSort: "asc" } },
  { accessorKey: "what", header: "Missing", meta: { isWarning: true, isSelfExplanatory: true } },
  {
    id: "reminded",
    accessorFn: ({ lastSentAt }) => lastSentAt,
    header: "Last reminded",
    cell: ({ row: { original } }) =>
      original.lastSent ?? (original.hasRegistrator ? null : "No registrator can log in"),
  },
  actionsColumn<MissingRow>(({ id, country }) => (
    <DialogLink param="country" id={id} className={editClass}>
      Open<span className="sr-only"> {country}</span>
    </DialogLink>
  )),
];

/** What each country still has to settle; a dialog has the reminder to its registrators. */
export function MissingTable(list: ListProps<MissingRow>) {
  return (
    <DataTable {...list} title="Missing data" itemNames={["country", "countries"]} columns={columns} exported={[]} />
  );
}
