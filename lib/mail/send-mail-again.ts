import "server-only";
import { readMail } from "@/lib/mail/queries";
import type { Mail } from "@/lib/mail/schema";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

/** Throws 404, and 409 for a mail that is sent or expired, was not tried yet, or is being sent. */
export async function sendMailAgain(id: string, now: Date): Promise<Mail> {
  await readMail(id, now);
  const { count } = await db().mail.updateMany({
    where: { id, sentAt: null, expiresAt: { gt: now }, error: { not: null } },
    data: { attempts: 0, nextAttemptAt: new Date() },
  });
  if (count === 0)
    throw new AppError(
      409,
      "This mail is sent or expired, waits for its first attempt, or is being sent. Reload the page to see which.",
    );
  return readMail(id, now);
}
