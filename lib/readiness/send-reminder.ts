import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/readiness/endpoints";
import { about, listReminders, toMail } from "@/lib/readiness/reminders";
import { isDue, isRecent } from "@/lib/readiness/rules";
import type { RemindedCountry } from "@/lib/readiness/schema";
import { writeToCountries } from "@/lib/registrator-mails/write-to-countries";

const audited = (user: { id: string; name: string }) =>
  ({ entity: "User", entityId: user.id, name: user.name, before: null, after: { mail: about } }) as const;

/** Writes to those of the countries that are due and in which something is missing. Returns them. */
export function sendReminders(actor: Actor, countryIds: readonly string[], now: Date): Promise<RemindedCountry[]> {
  return write(actor, endpoints.sendReminders, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    const reminders = await listReminders(edition, now, { database: transaction });
    const due = reminders.filter((one) => countryIds.includes(one.countryId) && isDue(one, now));
    const mails = due.map((reminder) => toMail(reminder, "REMINDER", actor.id));
    audit(...(await writeToCountries(transaction, edition, mails, now)).map(audited));
    return due.map(({ countryId, countryName }) => ({ countryId, countryName }));
  });
}

/** Throws 404 if nothing is missing; 409 without a registrator, and within a day of the last one unless `again`. */
export async function sendReminder(actor: Actor, countryId: string, again: boolean, now: Date): Promise<true> {
  await write(actor, endpoints.sendReminder, async ({ transaction, audit }) => {
    // Excludes other writes, so that two administrators do not write at the same time.
    const edition = await lockEdition(transaction, { mode: "update" });
    const [reminder] = await listReminders(edition, now, { countryId, database: transaction });
    if (!reminder) throw notFound("reminder");
    const { countryName: name, lastSentAt } = reminder;
    if (!again && isRecent(lastSentAt, now)) throw new AppError(409, `${name} was written to less than a day ago.`);
    const mail = toMail(reminder, "REMINDER", actor.id);
    const registrators = await writeToCountries(transaction, edition, [mail], now);
    if (registrators.length === 0) throw new AppError(409, `${name} has no registrator who can log in.`);
    audit(...registrators.map(audited));
  });
  return true;
}
