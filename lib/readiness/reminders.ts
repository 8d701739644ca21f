import "server-only";
import type { EditionRow } from "@/lib/edition/views";
import { type Database, db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import { findGaps } from "@/lib/readiness/check-edition";
import type { CheckedEdition } from "@/lib/readiness/checked-edition";
import { countForCountry, idsOfPeople, listGapsAsText, summarizeForCountry } from "@/lib/readiness/gaps";
import { readCheckedEdition } from "@/lib/readiness/queries";
import type { Reminder } from "@/lib/readiness/schema";
import { listRegistrators } from "@/lib/registrator-mails/queries";
import { closingText } from "@/lib/registrator-mails/write-to-countries";

function ofCountry(edition: CheckedEdition, countryId: string): CheckedEdition {
  const isOwn = ({ country }: { country: { id: string } }) => country.id === countryId;
  return {
    ...edition,
    teams: edition.teams.filter(isOwn),
    contestants: edition.contestants.filter(isOwn),
    leaders: edition.leaders.filter(isOwn),
    guests: edition.guests.filter(isOwn),
    people: [],
  };
}

/** What the subject of the mails says they are about. */
export const reminderSubject = "what is still missing";

export const toReminderMail = (
  { countryId, text, personIds }: Reminder,
  kind: "REMINDER" | "DEADLINE",
  createdById: string | null,
) => ({ kind, countryId, aboutId: countryId, about: reminderSubject, text, personIds, createdById });

/** The countries in which something is missing, by name; with `countryId`, that country only. */
export async function listReminders(
  edition: EditionRow,
  now: Date,
  { countryId, database = db() }: { countryId?: string; database?: Database } = {},
): Promise<Reminder[]> {
  const [checked, registrators, sent] = await Promise.all([
    readCheckedEdition(edition, countryId, database),
    listRegistrators(database, countryId === undefined ? undefined : [countryId]),
    database.mail.groupBy({
      by: ["aboutId"],
      where: { editionId: edition.id, kind: { in: ["REMINDER", "DEADLINE"] }, aboutId: countryId },
      _max: { createdAt: true },
    }),
  ]);
  const records = [...checked.teams, ...checked.guests];
  const countries = new Map(records.map(({ country }) => [country.id, country]));
  return [...countries]
    .map(([id, { name: countryName, alpha2: countryCode }]) => {
      const gaps = findGaps(ofCountry(checked, id));
      const text = `This is still missing or looks wrong in your registration:

${listGapsAsText(gaps)}

${closingText(edition, id, now)}`;
      return {
        countryId: id,
        countryName,
        countryCode,
        text,
        what: summarizeForCountry(gaps),
        missing: countForCountry(gaps),
        personIds: idsOfPeople(gaps),
        recipients: registrators.filter((user) => user.countryId === id).map(({ email }) => email),
        lastSentAt: sent.find(({ aboutId }) => aboutId === id)?._max.createdAt?.toISOString() ?? null,
      };
    })
    .filter(({ missing }) => missing > 0)
    .sort((a, b) => compareNames(a.countryName, b.countryName));
}
