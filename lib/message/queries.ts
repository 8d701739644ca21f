import "server-only";
import type { MailWhereInput, MessageGetPayload, MessageSelect } from "@/lib/generated/prisma/models";
import { maxAttempts, stateOf } from "@/lib/mail/rules";
import type { Message, MessageWithMails } from "@/lib/message/schema";
import { type Database, db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";

const messageSelect = {
  ...{ id: true, subject: true, recipients: true, createdAt: true },
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

async function withCounts<Row extends MessageRow>(database: Database, rows: readonly Row[], now: Date) {
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
  return rows.map(({ createdAt, createdBy, ...row }) => ({
    ...{ ...row, createdAt: createdAt.toISOString(), createdBy: createdBy?.name ?? null },
    ...{ sent: sent.get(row.id) ?? 0, waiting: waiting.get(row.id) ?? 0, failed: failed.get(row.id) ?? 0 },
  }));
}

/** The last 1,000, the newest first. */
export async function listMessages(now: Date): Promise<Message[]> {
  const rows = await db().message.findMany({ select: messageSelect, orderBy: { createdAt: "desc" }, take: 1_000 });
  return withCounts(db(), rows, now);
}

/** Throws 404. */
export async function readMessage(id: string, now: Date, database: Database = db()): Promise<Message> {
  const rows = await database.message.findMany({ where: { id }, select: messageSelect });
  const [message] = await withCounts(database, rows, now);
  if (!message) throw notFound("message");
  return message;
}

export async function findMessageWithMails(id: string, now: Date): Promise<MessageWithMails | null> {
  const rows = await db().message.findMany({ where: { id }, select: { ...messageSelect, text: true } });
  const [message] = await withCounts(db(), rows, now);
  if (!message) return null;
  const mails = await db().mail.findMany({
    where: { messageId: id },
    select: { id: true, to: true, error: true, sentAt: true, expiresAt: true, attempts: true },
    orderBy: [{ to: "asc" }, { id: "asc" }],
  });
  const states = mails.map(({ id, to, error, ...progress }) => ({ id, to, error, state: stateOf(progress, now) }));
  return { ...message, mails: states };
}

/** Throws 404. */
export async function getMessage(id: string, now: Date): Promise<MessageWithMails> {
  const message = await findMessageWithMails(id, now);
  if (!message) throw notFound("message");
  return message;
}
