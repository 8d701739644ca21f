"use client";

import { messageHref } from "@/components/message/hrefs";
import { Link } from "@/components/ui/link";
import { DataTable, type ListProps } from "@/components/ui/table/data-table";
import type { ColumnDef } from "@/components/ui/table/features";
import type { Message } from "@/lib/message/schema";

export type MessageRow = Omit<Message, "createdBy"> & {
  /** In the venue's time. */
  created: string;
};

const columns: ColumnDef<MessageRow>[] = [
  {
    id: "created",
    accessorKey: "createdAt",
    header: "Written",
    cell: ({ row: { original } }) => original.created,
    meta: { isSelfExplanatory: true, initialSort: "desc" },
  },
  { accessorKey: "recipients", header: "To", meta: { isSelfExplanatory: true } },
  {
    accessorKey: "subject",
    header: "Subject",
    cell: ({ row: { original } }) => <Link href={messageHref(original.id)}>{original.subject}</Link>,
    meta: { isRowHeader: true },
  },
  { accessorKey: "sent", header: "Sent", meta: { isNumeric: true } },
  { accessorKey: "waiting", header: "Waiting", meta: { isNumeric: true } },
  { accessorKey: "failed", header: "Failed", meta: { isNumeric: true } },
];

export function MessagesTable(list: ListProps<MessageRow>) {
  return (
    <DataTable
      {...list}
      title="Messages"
      showsTitle
      prefix="message-"
      itemNames={["message", "messages"]}
      columns={columns}
    />
  );
}
