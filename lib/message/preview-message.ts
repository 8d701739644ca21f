import "server-only";
import { readEdition } from "@/lib/edition/queries";
import { queueMails } from "@/lib/mail/outbox";
import { mailLifetimeMs } from "@/lib/mail/rules";
import type { PreviewInput } from "@/lib/message/inputs";
import { prepareMessage } from "@/lib/message/prepare-message";
import { nobodyToWriteTo } from "@/lib/message/rules";
import type { MessagePreview } from "@/lib/message/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { joinWithAnd } from "@/lib/platform/text/join-list";

/** With the mail of the wanted recipient, or else of the first. */
async function prepare(input: PreviewInput) {
  const prepared = await prepareMessage(db(), await readEdition(), input);
  const wanted = input.recipient?.toLowerCase();
  const { recipients } = prepared;
  return { ...prepared, shown: recipients.find(({ email }) => email.toLowerCase() === wanted) ?? recipients[0] };
}

export async function previewMessage(input: PreviewInput): Promise<MessagePreview> {
  const { recipients, leftOut, notes, mailOf, shown } = await prepare(input);
  return {
    recipients: recipients.map(({ email, names }) => ({ email, name: joinWithAnd(names) })),
    leftOut,
    notes,
    mail: shown ? mailOf(shown) : null,
  };
}

/** Throws 422 without a recipient. */
export async function sendTest(actor: Actor, input: PreviewInput, now: Date): Promise<true> {
  const { mailOf, shown } = await prepare(input);
  if (!shown) throw nobodyToWriteTo();
  const { subject, text } = mailOf(shown);
  const mail = {
    ...{ to: actor.email, userId: actor.id, createdById: actor.id, personIds: shown.personIds },
    ...{ subject: `Test: ${subject}`, text, expiresAt: new Date(now.getTime() + mailLifetimeMs) },
  };
  await queueMails(db(), [{ kind: "MESSAGE", ...mail }], now);
  return true;
}
