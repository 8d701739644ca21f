import "server-only";
import { readEdition } from "@/lib/edition/queries";
import type { EditionRow } from "@/lib/edition/views";
import { queueMails } from "@/lib/mail/outbox";
import { mailLifetimeMs } from "@/lib/mail/rules";
import type { PreviewInput } from "@/lib/message/inputs";
import { prepareMessage } from "@/lib/message/prepare-message";
import { nobodyToWriteTo } from "@/lib/message/rules";
import type { MessagePreview } from "@/lib/message/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { formatInstant } from "@/lib/platform/time/time";

/** With the mail of the wanted recipient, or else of the first. */
async function prepare(edition: EditionRow, input: PreviewInput) {
  const prepared = await prepareMessage(db(), edition, input);
  const wanted = input.recipient?.toLowerCase();
  const { recipients } = prepared;
  return { ...prepared, shown: recipients.find(({ email }) => email.toLowerCase() === wanted) ?? recipients[0] };
}

/** A form that was sent without an answer, or by somebody else as well, would write everybody a second mail. */
async function noteOfSame({ id: editionId, timeZone }: EditionRow, { subject, text }: PreviewInput): Promise<string[]> {
  const same = await db().message.findFirst({
    where: { editionId, subject, text },
    select: { recipients: true, createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  if (!same) return [];
  return [`The same was written before, on ${formatInstant(same.createdAt, timeZone)}, to ${same.recipients}.`];
}

export async function previewMessage(input: PreviewInput): Promise<MessagePreview> {
  const edition = await readEdition();
  const { recipients, leftOut, notes, fingerprint, mailOf, shown } = await prepare(edition, input);
  return {
    recipients: recipients.map(({ email, names }) => ({ email, name: joinWithAnd(names) })),
    leftOut,
    notes: [...(await noteOfSame(edition, input)), ...notes],
    fingerprint,
    mail: shown ? mailOf(shown) : null,
  };
}

/** Throws 422 without a recipient. */
export async function sendTest(actor: Actor, input: PreviewInput, now: Date): Promise<true> {
  const { mailOf, shown } = await prepare(await readEdition(), input);
  if (!shown) throw nobodyToWriteTo();
  const { subject, text } = mailOf(shown);
  const mail = {
    ...{ to: actor.email, userId: actor.id, createdById: actor.id, personIds: shown.personIds },
    ...{ subject: `Test: ${subject}`, text, expiresAt: new Date(now.getTime() + mailLifetimeMs) },
  };
  await queueMails(db(), [{ kind: "MESSAGE", ...mail }], now);
  return true;
}
