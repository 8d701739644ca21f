import "server-only";
import type { MailWhereInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";

/** Messages that were not sent, or have failed, go to their recipient's new address. */
export async function followAddress(transaction: Database, recipient: MailWhereInput, to: string): Promise<void> {
  await transaction.mail.updateMany({ where: { ...recipient, messageId: { not: null }, sentAt: null }, data: { to } });
}
