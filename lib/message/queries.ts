import "server-only";
import type { MailWhereInput, MessageGetPayload, MessageSelect } from "@/lib/generated/prisma/models";
import { maxAttempts, stateOf } from "@/lib/mail/rules";
import type { Message, MessageWithMails } from "@/lib/message/schema";
import { type Database, db } from "@/lib/platform/db/client";
import { wordFilters } from "@/lib/platform/db/contains-text";
import { notFound } from "@/lib/platform/errors/problem";

const messageSelect = {
  id: true,
  subject: true,
  recipients: true,
  createdAt: true,
  createdBy: { select: { name: true } },
} as const satisfies MessageSelect;

type MessageRow = MessageGetPayload<{ select: typeof messageSelect }>;

export const messageMailStates = ["Sent", "Waiting", "Failed"] as const;
type MessageMailState = (typeof messageMailStates)[number];

/** As `stateOf` sees the mails of a message; expired ones have failed. */
export const mailsByState = (now: Date) =>
  ({
    Sent: { sentAt: { not: null } },
    Waiting: { sentAt: null, expiresAt: { gt: now }, OR: [{ attempts: { lt: maxAttempts } }, { error: null }] },
    Failed: {
      sentAt: null,
      OR: [{ expiresAt: { lte: now } }, { attempts: { gte: maxAttempts }, error: { not: null } }],
    },
  }) satisfies Record<MessageMailState, MailWhereInput>;

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
  // In this order a mail that is sent meanwhile counts twice rather than never.
  const waiting = await countOf(states.Waiting);
  const failed = await countOf(states.Failed);
  const sent = await countOf(states.Sent);
  return rows.map(({ createdAt, createdBy, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    createdBy: createdBy?.name ?? null,
    sent: sent.get(row.id) ?? 0,
    waiting: waiting.get(row.id) ?? 0,
    failed: failed.get(row.id) ?? 0,
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

/** With its text; null if there is no such message. */
export async function findMessage(id: string, now: Date): Promise<(Message & { text: string }) | null> {
  const rows = await db().message.findMany({ where: { id }, select: { ...messageSelect, text: true } });
  const [message = null] = await withCounts(db(), rows, now);
  return message;
}

/** Which mails of a message have the words of a search in their address or error, and the state, if one is given. */
export const whereMessageMails = (
  messageId: string,
  { q, state }: { q: string; state: MessageMailState | undefined },
  now: Date,
): MailWhereInput => ({
  AND: [
    { messageId },
    ...(state ? [mailsByState(now)[state]] : []),
    ...wordFilters(q, (contains) => ({ OR: [{ to: contains }, { error: contains }] })),
  ],
});

export const countMessageMails = (where: MailWhereInput): Promise<number> => db().mail.count({ where });

/** Ordered by address. */
export async function listMessageMails(
  where: MailWhereInput,
  now: Date,
  page: { skip?: number; take?: number } = {},
): Promise<MessageWithMails["mails"]> {
  const mails = await db().mail.findMany({
    where,
    select: { id: true, to: true, error: true, sentAt: true, expiresAt: true, attempts: true },
    orderBy: [{ to: "asc" }, { id: "asc" }],
    ...page,
  });
  return mails.map(({ sentAt, expiresAt, attempts, ...mail }) => ({
    ...mail,
    state: stateOf({ sentAt, expiresAt, attempts, error: mail.error }, now),
  }));
}

/** The addresses of a message's mails that wait. */
export async function listWaitingAddresses(messageId: string, now: Date): Promise<string[]> {
  const where = { messageId, ...mailsByState(now).Waiting };
  const mails = await db().mail.findMany({ where, select: { to: true }, orderBy: { to: "asc" } });
  return mails.map(({ to }) => to);
}

/** Throws 404. */
export async function getMessage(id: string, now: Date): Promise<MessageWithMails> {
  const message = await findMessage(id, now);
  if (!message) throw notFound("message");
  return { ...message, mails: await listMessageMails({ messageId: id }, now) };
}
