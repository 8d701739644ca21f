import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import * as endpoints from "@/lib/readiness/endpoints";
import { listReminders, reminderSubject, toReminderMail } from "@/lib/readiness/reminders";
import { isDue, isRecent } from "@/lib/readiness/rules";
import type { RemindedCountry } from "@/lib/readiness/schema";
import { writeToCountries } from "@/lib/registrator-mails/write-to-countries";

const auditedMail = (user: { id: string; name: string }) =>
  ({ entity: "User", entityId: user.id, name: user.name, before: null, after: { mail: reminderSubject } }) as const;

/** Writes to those of the countries in which something is missing and that are due. Returns the countries written to. */
export function sendReminders(actor: Actor, countryIds: readonly string[], now: Date): Promise<RemindedCountry[]> {
  return write(actor, endpoints.sendReminders, async ({ transaction, audit }) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    const reminders = await listReminders(edition, now, { database: transaction });
    const due = reminders.filter((reminder) => countryIds.includes(reminder.countryId) && isDue(reminder, now));
    const mails = due.map((reminder) => toReminderMail(reminder, "REMINDER", actor.id));
    audit(...(await writeToCountries(transaction, edition, mails, now)).map(auditedMail));
    return due.map(({ countryId, countryName }) => ({ countryId, countryName }));
  });
}

/** Throws 404 if nothing is missing, 409 without a registrator or, unless `again`, within a day of the last reminder. */
export async function sendReminder(actor: Actor, countryId: string, again: boolean, now: Date): Promise<true> {
  await write(actor, endpoints.sendReminder, async ({ transaction, audit }) => {
    // Excludes other writes, so that two administrators do not write at the same time.
    const edition = await lockEdition(transaction, { mode: "update" });
    const [reminder] = await listReminders(edition, now, { countryId, database: transaction });
    if (!reminder) throw notFound("reminder");
    const { countryName: name, lastSentAt } = reminder;
    if (!again && isRecent(lastSentAt, now)) throw new AppError(409, `${name} was written to less than a day ago.`);
    const mail = toReminderMail(reminder, "REMINDER", actor.id);
    const registrators = await writeToCountries(transaction, edition, [mail], now);
    if (registrators.length === 0) throw new AppError(409, `${name} has no registrator who can log in.`);
    audit(...registrators.map(auditedMail));
  });
  return true;
}
