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

/** Stores mails in the transaction of their cause; the server sends them afterwards. */
export async function queueMails(transaction: Database, mails: readonly NewMail[], now: Date): Promise<void> {
  const defaults = { personIds: [], nextAttemptAt: new Date() };
  const rows = mails.map((mail) => ({ id: randomUUID(), ...defaults, ...mail, createdAt: now }));
  await insertRows(transaction, "Mail", rows);
}
