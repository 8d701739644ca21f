import "server-only";
import type { MailGetPayload, MailSelect } from "@/lib/generated/prisma/models";
import { stateOf, withoutLinks } from "@/lib/mail/rules";
import type { Mail } from "@/lib/mail/schema";
import { sendsMail } from "@/lib/mail/sends-mail";
import { db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";

const mailSelect = {
  id: true,
  kind: true,
  to: true,
  subject: true,
  text: true,
  createdAt: true,
  sentAt: true,
  expiresAt: true,
  attempts: true,
  error: true,
  createdBy: { select: { name: true } },
} as const satisfies MailSelect;

type MailRow = MailGetPayload<{ select: typeof mailSelect }>;

function toMail({ attempts, expiresAt, createdBy, ...row }: MailRow, now: Date): Mail {
  const state = stateOf({ sentAt: row.sentAt, expiresAt, attempts }, now);
  return {
    ...row,
    // Where nothing is sent, an administrator passes the link on.
    text: sendsMail() ? withoutLinks(row.text) : row.text,
    state,
    canSendAgain: attempts > 0 && (state === "Waiting" || state === "Failed"),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    createdBy: createdBy?.name ?? null,
  };
}

/** The last 1,000 that are of no message, the newest first. */
export async function listMails(now: Date): Promise<Mail[]> {
  const where = { messageId: null };
  const rows = await db().mail.findMany({ where, select: mailSelect, orderBy: { createdAt: "desc" }, take: 1_000 });
  return rows.map((row) => toMail(row, now));
}

/** Throws 404. */
export async function readMail(id: string, now: Date): Promise<Mail> {
  const row = await db().mail.findUnique({ where: { id }, select: mailSelect });
  if (!row) throw notFound("mail");
  return toMail(row, now);
}
