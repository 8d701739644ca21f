import "server-only";
import { mailLifetimeMs } from "@/lib/mail/rules";
import { mailsByState, readMessage } from "@/lib/message/queries";
import type { Message } from "@/lib/message/schema";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

/** Sends the mails again that have failed. Throws 404, and 409 if there is none. */
export async function sendMessageAgain(id: string, now: Date): Promise<Message> {
  await readMessage(id, now);
  const { count } = await db().mail.updateMany({
    where: { messageId: id, ...mailsByState(now).Failed },
    data: { attempts: 0, nextAttemptAt: new Date(), expiresAt: new Date(now.getTime() + mailLifetimeMs) },
  });
  if (count === 0) throw new AppError(409, "No mail of this message has failed.");
  return readMessage(id, now);
}
