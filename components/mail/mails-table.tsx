"use client";

import { Badge } from "@/components/ui/badge";
import { DialogLink } from "@/components/ui/dialog-link";
import { tableOf } from "@/components/ui/table/data-table";
import type { Column, Filter } from "@/components/ui/table-state";
import type { Mail } from "@/lib/mail/schema";

export type MailRow = Pick<Mail, "id" | "to" | "subject" | "state" | "createdAt"> & {
  /** In the venue's time. */
  created: string;
};

const tones = { Sent: "forest", Waiting: "plain", Failed: "amber", Expired: "amber" } as const;

const filters: readonly Filter<MailRow>[] = [{ name: "state", title: "State", values: ({ state }) => [state] }];

const columns: Column<MailRow>[] = [
  { key: "created", title: "Written", value: ({ createdAt }) => createdAt, cell: ({ created }) => created },
  { key: "to", title: "To", value: ({ to }) => to },
  {
    key: "subject",
    title: "Subject",
    isRowHeader: true,
    value: ({ subject }) => subject,
    cell: ({ id, subject }) => (
      <DialogLink param="mail" id={id}>
        {subject}
      </DialogLink>
    ),
  },
  {
    key: "state",
    title: "State",
    value: ({ state }) => state,
    cell: ({ state }) => <Badge tone={tones[state]}>{state}</Badge>,
  },
];

export const MailsTable = tableOf<MailRow>({ pageTitle: "Mail", itemNames: ["mail", "mails"], columns, filters });
