import "server-only";
import { createHash } from "node:crypto";
import type { EditionRow } from "@/lib/edition/views";
import { fillIn, inBraces, placeholdersIn, withoutValue } from "@/lib/mail/placeholders";
import { listCandidates } from "@/lib/message/candidates";
import type { PreviewInput } from "@/lib/message/inputs";
import { maxRecipients } from "@/lib/message/labels";
import { mergeCandidates, placeholderValues, recipientsText, tooManyRecipients } from "@/lib/message/rules";
import type { Database } from "@/lib/platform/db/client";
import { mapInSteps } from "@/lib/platform/pauses";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";

type PreparedInput = Pick<PreviewInput, "to" | "ids" | "subject" | "text">;

/** Finds who gets a message and what each mail says. Throws 422 for too many addresses. */
export async function prepareMessage(
  database: Database,
  edition: EditionRow,
  { to, ids, subject, text }: PreparedInput,
) {
  const candidates = await listCandidates(to, { database, editionId: edition.id, ids });
  const { recipients, leftOut } = mergeCandidates(candidates);
  if (recipients.length > maxRecipients) throw tooManyRecipients(recipients.length);
  const partyIds = new Set(recipients.flatMap(({ parties }) => parties.map(({ id }) => id)));
  const transfers = await listPartyTransfers([...partyIds], edition, database);
  const withValues = await mapInSteps(recipients, (recipient) => ({
    ...recipient,
    values: placeholderValues(recipient, edition, transfers),
  }));
  /** The mail of one of `recipients`. */
  const mailOf = ({ values, email }: (typeof withValues)[number]) => ({
    to: email,
    subject: fillIn(subject, values),
    text: fillIn(text, values),
  });
  /** Which placeholders have no value, and for how many. */
  const notes = placeholdersIn(`${subject}\n${text}`).flatMap((name) => {
    const count = withValues.filter(({ values }) => values[name] === null).length;
    return count > 0 ? [`${inBraces(name)} is “${withoutValue[name]}” for ${recipientsText(count)}.`] : [];
  });
  const addresses = recipients.map(({ email }) => email).sort();
  const fingerprint = createHash("sha256").update(addresses.join("\n")).digest("hex");
  return { recipients: withValues, leftOut, notes, fingerprint, mailOf };
}
