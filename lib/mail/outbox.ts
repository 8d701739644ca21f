import "server-only";
import type { MailCreateManyInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";

export type NewMail = Pick<
  MailCreateManyInput,
  | "kind"
  | "to"
  | "subject"
  | "text"
  | "userId"
  | "aboutId"
  | "personIds"
  | "createdById"
  | "expiresAt"
  | "nextAttemptAt"
>;

/** Stores mails in the transaction of their cause; the server sends them afterwards. */
export async function queueMails(transaction: Database, mails: readonly NewMail[], now: Date): Promise<void> {
  await transaction.mail.createMany({ data: mails.map((mail) => ({ ...mail, createdAt: now })) });
}
