import "server-only";
import { readEdition } from "@/lib/edition/queries";
import { deadlinesOf } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { UnitOfWork } from "@/lib/platform/write/write";
import {
  changeMailTime,
  closingText,
  deleteWaitingMails,
  writeToCountries,
} from "@/lib/registrator-mails/write-to-countries";

const kind = "EXTENSION";

/**
 * Mails a country's registrators their deadline if it differs from that of the edition `before` the change, unless the
 * edition has these mails turned off. Sends none about an extension that is deleted before its first mail is sent.
 */
export async function tellOfDeadline(
  { transaction, actor }: UnitOfWork,
  before: EditionRow,
  { id, country }: { id: string; country: { id: string; name: string } },
  now: Date,
): Promise<void> {
  const edition = await readEdition(undefined, transaction);
  const deadlineIn = (row: EditionRow) => deadlinesOf(row, country.id).endOfRegistrationDate.getTime();
  if (!edition.mailOnExtension || deadlineIn(edition) === deadlineIn(before)) return;
  const waiting = await deleteWaitingMails(transaction, kind, id);
  const isDeleted = (await transaction.deadlineExtension.count({ where: { id } })) === 0;
  if (isDeleted && waiting > 0 && (await transaction.mail.count({ where: { kind, aboutId: id } })) === 0) return;
  const about = `the deadline of ${country.name} was changed`;
  const text = `The organizers have changed the deadline of your registration.

${closingText(edition, country.id, now)}`;
  const mail = {
    kind,
    countryId: country.id,
    aboutId: id,
    about,
    text,
    personIds: [],
    createdById: actor.id,
    nextAttemptAt: changeMailTime(),
  } as const;
  await writeToCountries(transaction, edition, [mail], now);
}
