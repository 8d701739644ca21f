import "server-only";
import { readMail } from "@/lib/mail/queries";
import { withoutLinks } from "@/lib/mail/rules";
import type { Mail } from "@/lib/mail/schema";
import { sendsMail } from "@/lib/mail/sends-mail";
import { db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

/** Throws 404, and 409 for a mail that is sent or expired, or where the site sends mail itself. */
export async function markMailSent(id: string, now: Date): Promise<Mail> {
  const { text } = await readMail(id, now);
  if (sendsMail()) throw new AppError(409, "This site sends its mail itself.");
  const { count } = await db().mail.updateMany({
    where: { id, sentAt: null, expiresAt: { gt: now } },
    data: { sentAt: now, error: null, text: withoutLinks(text) },
  });
  if (count === 0) throw new AppError(409, "This mail is sent or expired already.");
  return readMail(id, now);
}
