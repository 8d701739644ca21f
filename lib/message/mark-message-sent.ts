import "server-only";
import { sendsMail } from "@/lib/mail/sends-mail";
import { mailsByState, readMessage } from "@/lib/message/queries";
import type { Message } from "@/lib/message/schema";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

/** Throws 404, and 409 if no mail waits, or where the site sends mail itself. */
export async function markMessageSent(id: string, now: Date): Promise<Message> {
  await readMessage(id, now);
  if (sendsMail()) throw new AppError(409, "This site sends its mail itself.");
  const { count } = await db().mail.updateMany({
    where: { messageId: id, ...mailsByState(now).Waiting },
    data: { sentAt: now, error: null },
  });
  if (count === 0) throw new AppError(409, "No mail of this message waits.");
  return readMessage(id, now);
}
