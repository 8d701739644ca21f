"use client";

import { stateTones } from "@/components/mail/mails-table";
import { Badge } from "@/components/ui/badge";
import { DialogLink } from "@/components/ui/dialog-link";
import { Table } from "@/components/ui/table/table";
import type { MessageWithMails } from "@/lib/message/schema";

/** The mails of a page of the list. */
export function MessageMailsTable({ mails }: { mails: MessageWithMails["mails"] }) {
  return (
    <Table columns={["To", "State", "Last error"]} id="mails" aria-label="List of mails">
      {mails.map(({ id, to, state, error }) => (
        <tr key={id}>
          <th scope="row">
            <DialogLink param="mail" id={id}>
              {to}
            </DialogLink>
          </th>
          <td>
            <Badge tone={stateTones[state]}>{state}</Badge>
          </td>
          <td data-label="Last error">{error ?? "–"}</td>
        </tr>
      ))}
    </Table>
  );
}
