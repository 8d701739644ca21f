"use client";

import { Badge } from "@/components/ui/badge";
import { DialogLink } from "@/components/ui/dialog-link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import type { Mail } from "@/lib/mail/schema";

export type MailRow = Pick<Mail, "id" | "to" | "subject" | "state" | "createdAt"> & {
  /** `createdAt` as shown, in the venue's time zone. */
  created: string;
};

export const stateTones = { Sent: "forest", Waiting: "plain", Failed: "amber", Expired: "amber" } as const;

const columns: ColumnDef<MailRow>[] = [
  {
    id: "created",
    accessorKey: "createdAt",
    header: "Written",
    cell: ({ row: { original } }) => original.created,
    meta: { isSelfExplanatory: true, initialSort: "desc" },
  },
  { accessorKey: "to", header: "To", meta: { isSelfExplanatory: true } },
  {
    accessorKey: "subject",
    header: "Subject",
    cell: ({ row: { original } }) => (
      <DialogLink param="mail" id={original.id}>
        {original.subject}
      </DialogLink>
    ),
    meta: { isRowHeader: true },
  },
  {
    accessorKey: "state",
    header: "State",
    cell: ({ row: { original } }) => <Badge tone={stateTones[original.state]}>{original.state}</Badge>,
    meta: { isSelfExplanatory: true },
  },
];

const filters = ["state"];

export function MailsTable(list: ListProps<MailRow>) {
  return (
    <DataTable
      {...list}
      title="Single mails"
      showsTitle
      itemNames={["mail", "mails"]}
      columns={columns}
      filters={filters}
    />
  );
}
