import "server-only";
import type { MailWhereInput, MessageGetPayload, MessageSelect } from "@/lib/generated/prisma/models";
import { maxAttempts, stateOf } from "@/lib/mail/rules";
import type { Message, MessageWithMails } from "@/lib/message/schema";
import { type Database, db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";

const messageSelect = {
  ...{ id: true, subject: true, text: true, recipients: true, createdAt: true },
  createdBy: { select: { name: true } },
} as const satisfies MessageSelect;

type MessageRow = MessageGetPayload<{ select: typeof messageSelect }>;

/** As `stateOf` sees the mails of a message. */
export const mailsByState = (now: Date) =>
  ({
    sent: { sentAt: { not: null } },
    waiting: { sentAt: null, expiresAt: { gt: now }, attempts: { lt: maxAttempts } },
    failed: { sentAt: null, OR: [{ expiresAt: { lte: now } }, { attempts: { gte: maxAttempts } }] },
  }) satisfies Record<string, MailWhereInput>;

async function toMessages(database: Database, rows: readonly MessageRow[], now: Date): Promise<Message[]> {
  const ids = rows.map(({ id }) => id);
  const countOf = async (where: MailWhereInput) => {
    const groups = await database.mail.groupBy({
      by: ["messageId"],
      where: { ...where, messageId: { in: ids } },
      _count: true,
    });
    return new Map(groups.map(({ messageId, _count }) => [messageId, _count]));
  };
  const states = mailsByState(now);
  const sent = await countOf(states.sent);
  const waiting = await countOf(states.waiting);
  const failed = await countOf(states.failed);
  return rows.map(({ id, createdAt, createdBy, ...row }) => ({
    ...{ id, ...row, createdAt: createdAt.toISOString(), createdBy: createdBy?.name ?? null },
    ...{ sent: sent.get(id) ?? 0, waiting: waiting.get(id) ?? 0, failed: failed.get(id) ?? 0 },
  }));
}

/** The last 1,000, the newest first. */
export async function listMessages(now: Date): Promise<Message[]> {
  const rows = await db().message.findMany({ select: messageSelect, orderBy: { createdAt: "desc" }, take: 1_000 });
  return toMessages(db(), rows, now);
}

export async function findMessage(id: string, now: Date, database: Database = db()): Promise<Message | null> {
  const rows = await database.message.findMany({ where: { id }, select: messageSelect });
  const [message] = await toMessages(database, rows, now);
  return message ?? null;
}

/** Throws 404. */
export async function readMessage(id: string, now: Date, database?: Database): Promise<Message> {
  const message = await findMessage(id, now, database);
  if (!message) throw notFound("message");
  return message;
}

/** By address. */
export async function listMailsOfMessage(messageId: string, now: Date): Promise<MessageWithMails["mails"]> {
  const rows = await db().mail.findMany({
    where: { messageId },
    select: { id: true, to: true, error: true, sentAt: true, expiresAt: true, attempts: true },
    orderBy: [{ to: "asc" }, { id: "asc" }],
  });
  return rows.map(({ id, to, error, ...progress }) => ({ id, to, error, state: stateOf(progress, now) }));
}

/** Throws 404. */
export async function getMessage(id: string, now: Date): Promise<MessageWithMails> {
  const [message, mails] = await Promise.all([readMessage(id, now), listMailsOfMessage(id, now)]);
  return { ...message, mails };
}
