import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { queueMails } from "@/lib/mail/outbox";
import { mailLifetimeMs } from "@/lib/mail/rules";
import * as endpoints from "@/lib/message/endpoints";
import type { MessageInput } from "@/lib/message/inputs";
import { recipientLists } from "@/lib/message/labels";
import { prepareMessage } from "@/lib/message/prepare-message";
import { readMessage } from "@/lib/message/queries";
import { nobodyToWriteTo, recipientsChanged } from "@/lib/message/rules";
import type { Message } from "@/lib/message/schema";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { mapInSteps } from "@/lib/platform/pauses";
import type { Idempotency } from "@/lib/platform/write/idempotency";
import { create, type UnitOfWork } from "@/lib/platform/write/write";

/** Throws 422 if nobody can be written to, or too many, and 409 for others than the preview has shown. */
export async function createMessage(
  actor: Actor,
  input: MessageInput,
  idempotency: Idempotency | null,
  now: Date,
): Promise<Message> {
  const insert = async ({ transaction, audit }: UnitOfWork, id: string) => {
    const edition = await lockEdition(transaction);
    const { recipients, fingerprint, mailOf } = await prepareMessage(transaction, edition, input);
    if (input.fingerprint && input.fingerprint !== fingerprint) throw recipientsChanged();
    if (recipients.length === 0) throw nobodyToWriteTo();
    const { subject, text, to, filter } = input;
    const createdById = actor.id;
    const chosen = filter ?? recipientLists[to];
    await transaction.message.create({
      data: { id, editionId: edition.id, subject, text, recipients: chosen, createdById, createdAt: now },
      select: { id: true },
    });
    const ofAll = { kind: "MESSAGE", messageId: id, createdById } as const;
    const expiresAt = new Date(now.getTime() + mailLifetimeMs);
    const mails = await mapInSteps(recipients, (recipient) => {
      const { userId, personIds } = recipient;
      return { ...ofAll, ...mailOf(recipient), userId, personIds, expiresAt };
    });
    await queueMails(transaction, mails, now);
    const after = { subject, recipients: chosen, mails: mails.length };
    audit({ entity: "Message", entityId: id, name: subject, before: null, after });
  };
  const read = (transaction: Database, id: string) => readMessage(id, now, transaction);
  return create(actor, endpoints.createMessage, idempotency, insert, read);
}
