import "server-only";
import { randomUUID } from "node:crypto";
import type { MailCreateManyInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";

export type NewMail = Pick<
  MailCreateManyInput,
  | "kind"
  | "to"
  | "subject"
  | "text"
  | "userId"
  | "aboutId"
  | "messageId"
  | "personIds"
  | "createdById"
  | "expiresAt"
  | "nextAttemptAt"
>;

/** More, each of 5,000 characters, would keep other requests waiting for over 100 ms. */
const mailsAtOnce = 200;

/** Stores mails in the transaction of their cause; the server sends them afterwards. */
export async function queueMails(transaction: Database, mails: readonly NewMail[], now: Date): Promise<void> {
  const defaults = { personIds: [], nextAttemptAt: new Date() };
  for (let i = 0; i < mails.length; i += mailsAtOnce) {
    const batch = mails.slice(i, i + mailsAtOnce);
    const rows = batch.map((mail) => ({ id: randomUUID(), ...defaults, ...mail, createdAt: now }));
    await insertRows(transaction, "Mail", rows);
  }
}
