import "server-only";
import type { MailGetPayload, MailSelect } from "@/lib/generated/prisma/models";
import { stateOf, withoutLinks } from "@/lib/mail/rules";
import type { Mail } from "@/lib/mail/schema";
import { sendsMail } from "@/lib/mail/sends-mail";
import { db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { id as idSchema } from "@/lib/platform/validation/fields";

const progressSelect = { sentAt: true, expiresAt: true, attempts: true, error: true } as const;

const mailSelect = {
  id: true,
  kind: true,
  to: true,
  subject: true,
  text: true,
  createdAt: true,
  ...progressSelect,
  createdBy: { select: { name: true } },
} as const satisfies MailSelect;

type MailRow = MailGetPayload<{ select: typeof mailSelect }>;

function toMail({ attempts, expiresAt, createdBy, ...row }: MailRow, now: Date): Mail {
  const state = stateOf({ ...row, expiresAt, attempts }, now);
  return {
    ...row,
    // Where nothing is sent, an administrator passes the link on.
    text: sendsMail() ? withoutLinks(row.text) : row.text,
    state,
    canSendAgain: row.error !== null && (state === "Waiting" || state === "Failed"),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    createdBy: createdBy?.name ?? null,
  };
}

const lastMails = { where: { messageId: null }, orderBy: { createdAt: "desc" }, take: 1_000 } as const;

/** The last 1,000 that are of no message, the newest first. */
export async function listMails(now: Date): Promise<Mail[]> {
  const rows = await db().mail.findMany({ ...lastMails, select: mailSelect });
  return rows.map((row) => toMail(row, now));
}

export type ListedMail = Pick<Mail, "id" | "to" | "subject" | "state" | "createdAt">;

/** The same mails without their texts, which a table does not show. */
export async function listMailsWithoutTexts(now: Date): Promise<ListedMail[]> {
  const rows = await db().mail.findMany({
    ...lastMails,
    select: { id: true, to: true, subject: true, createdAt: true, ...progressSelect },
  });
  return rows.map(({ id, to, subject, createdAt, ...progress }) => ({
    id,
    to,
    subject,
    state: stateOf(progress, now),
    createdAt: createdAt.toISOString(),
  }));
}

/** A mail of this message, or one of no message. Null if there is none, also for a text that is no id. */
export async function findMail(mail: { id: string; messageId: string | null }, now: Date): Promise<Mail | null> {
  if (!idSchema.safeParse(mail.id).success) return null;
  const row = await db().mail.findUnique({ where: mail, select: mailSelect });
  return row && toMail(row, now);
}

/** Throws 404. */
export async function readMail(id: string, now: Date): Promise<Mail> {
  const row = await db().mail.findUnique({ where: { id }, select: mailSelect });
  if (!row) throw notFound("mail");
  return toMail(row, now);
}
