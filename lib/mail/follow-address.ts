import "server-only";
import type { MailWhereInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";

/** Changes the address of a recipient's mails of messages that are not sent, also of those that have failed. */
export async function followAddress(transaction: Database, recipient: MailWhereInput, to: string): Promise<void> {
  await transaction.mail.updateMany({ where: { ...recipient, messageId: { not: null }, sentAt: null }, data: { to } });
}
