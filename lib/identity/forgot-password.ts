import "server-only";
import { after } from "next/server";
import { queuePasswordMails } from "@/lib/identity/password-mails";
import { findUser } from "@/lib/identity/users";
import { sendsMail } from "@/lib/mail/sends-mail";
import { db, inTransaction } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { AppError } from "@/lib/platform/errors/problem";
import { consume, createLimiter, limitKey } from "@/lib/platform/http/rate-limit";
import { log } from "@/lib/platform/log";

/** In seconds. */
const hour = 60 * 60;
const perAddress = createLimiter("forgotten-address", 30, hour);
const perUser = createLimiter("forgotten-user", 3, hour);

/** Whether users can get a link by mail; in the demo and the tests, mail can be read on the site. */
export const canResetPasswords = (): boolean => sendsMail() || env().SITE_MODE !== "production";

async function sendLink(email: string, now: Date): Promise<void> {
  const { id } = await findUser(email);
  if (!id) return;
  const user = await db().user.findUnique({ where: { id, disabledAt: null }, select: { passwordHash: true } });
  if (!user) return;
  await consume(perUser, limitKey(id));
  // A user without a password gets an invitation again, whose link works longer.
  const kind = user.passwordHash === null ? "INVITATION" : "PASSWORD_RESET";
  await inTransaction((transaction) => queuePasswordMails(transaction, kind, [id], { createdById: null, now }));
}

/**
 * Sends a link to choose a new password. Throws 404 if mail is not configured, and 429 for an address with too many
 * requests. The user is looked up after the response, which therefore does not tell whether the e-mail address is known.
 */
export async function forgotPassword(email: string, address: string, now: Date): Promise<true> {
  if (!canResetPasswords()) throw new AppError(404, "Passwords cannot be reset by mail here. Write to the organizers.");
  await consume(perAddress, limitKey(address));
  after(() => sendLink(email, now).catch((error: unknown) => log().warn({ err: error }, "no link was sent")));
  return true;
}
