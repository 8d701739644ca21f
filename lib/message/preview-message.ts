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

/** With the recipient whose mail is shown: the wanted one, or else the first; undefined if nobody is written to. */
async function prepare(edition: EditionRow, input: PreviewInput) {
  const prepared = await prepareMessage(db(), edition, input);
  const wanted = input.recipient?.toLowerCase();
  const { recipients } = prepared;
  return { ...prepared, shown: recipients.find(({ email }) => email.toLowerCase() === wanted) ?? recipients[0] };
}

/** Says if the same message was written before, so that nobody sends everybody a second mail by mistake. */
async function noteOfSame({ id: editionId, timeZone }: EditionRow, { subject, text }: PreviewInput): Promise<string[]> {
  const same = await db().message.findFirst({
    where: { editionId, subject, text },
    select: { recipients: true, createdAt: true },
    orderBy: { createdAt: "desc" },
  });
  if (!same) return [];
  return [`The same was written before, on ${formatInstant(same.createdAt, timeZone)}, to ${same.recipients}.`];
}

/** Throws 422 for too many recipients. */
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

/** Throws 422 if nobody can be written to, or too many. */
export async function sendTest(actor: Actor, input: PreviewInput, now: Date): Promise<true> {
  const { mailOf, shown } = await prepare(await readEdition(), input);
  if (!shown) throw nobodyToWriteTo();
  const { subject, text } = mailOf(shown);
  const mail = {
    kind: "MESSAGE",
    to: actor.email,
    subject: `Test: ${subject}`,
    text,
    userId: actor.id,
    createdById: actor.id,
    personIds: shown.personIds,
    expiresAt: new Date(now.getTime() + mailLifetimeMs),
  } as const;
  await queueMails(db(), [mail], now);
  return true;
}
