"use client";

import { stateTones } from "@/components/mail/mails-table";
import { Badge } from "@/components/ui/badge";
import { DialogLink } from "@/components/ui/dialog-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import type { MessageWithMails } from "@/lib/message/schema";

type MailRow = MessageWithMails["mails"][number];

const columns: ColumnDef<MailRow>[] = [
  {
    accessorKey: "to",
    header: "To",
    cell: ({ row: { original } }) => (
      <DialogLink param="mail" id={original.id}>
        {original.to}
      </DialogLink>
    ),
    meta: { isRowHeader: true, initialSort: "asc" },
  },
  {
    accessorKey: "state",
    header: "State",
    cell: ({ row: { original } }) => <Badge tone={stateTones[original.state]}>{original.state}</Badge>,
  },
  { accessorKey: "error", header: "Last error" },
];

const filters = ["state"];

export function MessageMailsTable(list: ListProps<MailRow>) {
  return <DataTable {...list} itemNames={["mail", "mails"]} columns={columns} filters={filters} />;
}
