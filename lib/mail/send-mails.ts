import "server-only";
import { setTimeout } from "node:timers/promises";
import { createTransport, type NodemailerError, type Transporter } from "nodemailer";
import type { Mail } from "@/lib/generated/prisma/client";
import { maxAttempts, withoutLinks } from "@/lib/mail/rules";
import { outageOf, reasonOf } from "@/lib/mail/smtp-errors";
import { db } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { log } from "@/lib/platform/log";
import { isStopping } from "@/lib/platform/stopping";
import { siteTime } from "@/lib/platform/time/site-time";

const pollMs = 2_000;
const reconnectMs = 10_000;
/** Mail servers block those who log in wrongly too often. */
const refusedMs = 60_000;
/** Of each step; all together take less time than a mail is claimed for. */
const smtpTimeoutMs = 10_000;

interface Sender {
  transport: Transporter;
  /** An e-mail address. */
  from: string;
}

/**
 * Takes the oldest mail that is due, so that no other instance sends it; those of messages to many come last. A mail has no
 * error while it is sent. If the server dies meanwhile, it is due again after two minutes, also after the last attempt.
 */
async function claimMail(): Promise<Mail | undefined> {
  const [mail] = await db().$queryRaw<Mail[]>`
    UPDATE "Mail"
    SET "attempts" = "attempts" + 1, "error" = NULL, "nextAttemptAt" = now() + interval '2 minutes'
    WHERE "id" = (
      SELECT "id" FROM "Mail"
      WHERE "sentAt" IS NULL AND ("attempts" < ${maxAttempts} OR "error" IS NULL) AND "nextAttemptAt" <= now()
        AND "expiresAt" > ${siteTime()}
      ORDER BY "messageId" IS NOT NULL, "createdAt" LIMIT 1 FOR UPDATE SKIP LOCKED
    )
    RETURNING *`;
  return mail;
}

async function deliver({ id, to, subject, text }: Mail, { transport, from }: Sender): Promise<void> {
  const edition = await db().edition.findFirst({
    where: { isCurrent: true },
    select: { name: true, contactEmail: true },
  });
  await transport.sendMail({
    from: { name: edition?.name ?? "", address: from },
    replyTo: edition?.contactEmail ?? undefined,
    to: { name: "", address: to },
    // The same in each attempt, so that mail servers can recognise a repeated mail.
    messageId: `<${id}@${from.split("@")[1]}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    subject,
    text,
  });
}

async function sendNextMail(sender: Sender): Promise<"tried" | "unreachable" | "refused" | "none due"> {
  const mail = await claimMail();
  if (!mail) return "none due";
  const { id, text, attempts } = mail;
  try {
    await deliver(mail, sender);
  } catch (error) {
    const smtpError = error as NodemailerError;
    const { code, permanent, command = "" } = smtpError;
    const reason = reasonOf(smtpError);
    // A sender that is refused is for the operator to correct.
    const isRefused = permanent && ["RCPT TO", "DATA"].includes(command);
    // Without the message, which can contain the address.
    log().warn({ mail: id, attempts, code }, "a mail could not be sent");
    const outage = outageOf(smtpError);
    if (outage) {
      // A mail that was claimed again during its last attempt has one attempt too many.
      const data = { error: reason, attempts: Math.min(attempts, maxAttempts) - 1, nextAttemptAt: new Date() };
      await db().mail.updateMany({ where: { id }, data });
      return outage;
    }
    const nextAttemptAt = new Date(Date.now() + 2 ** attempts * 60_000);
    const data = { error: reason, attempts: isRefused ? maxAttempts : attempts, nextAttemptAt };
    await db().mail.updateMany({ where: { id }, data });
    return "tried";
  }
  const sentText = withoutLinks(text);
  // An unchanged text is not written, because a person may have been erased from it meanwhile.
  const data = { sentAt: siteTime(), error: null, text: sentText === text ? undefined : sentText };
  await db().mail.updateMany({ where: { id }, data });
  return "tried";
}

/** Sends mails in the background until the server stops, if SMTP_URL is set. */
export async function sendMails(): Promise<void> {
  const { SMTP_URL: url, MAIL_FROM: from, MAIL_PER_MINUTE: perMinute } = env();
  if (!url || !from) return;
  const transport = createTransport({
    url,
    // No password goes over a connection without TLS.
    requireTLS: new URL(url).username !== "",
    pool: true,
    maxConnections: 1,
    dnsTimeout: smtpTimeoutMs,
    connectionTimeout: smtpTimeoutMs,
    greetingTimeout: smtpTimeoutMs,
    socketTimeout: smtpTimeoutMs,
  });
  const waits = {
    tried: perMinute ? 60_000 / perMinute : 0,
    unreachable: reconnectMs,
    refused: refusedMs,
    "none due": pollMs,
  };
  while (!isStopping()) {
    const outcome = await sendNextMail({ transport, from }).catch((error: unknown) => {
      log().warn({ err: error }, "the outbox could not be read");
      return "none due" as const;
    });
    await setTimeout(waits[outcome]);
  }
  transport.close();
}
