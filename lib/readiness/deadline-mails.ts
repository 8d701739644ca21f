import "server-only";
import { setTimeout } from "node:timers/promises";
import { lockEdition } from "@/lib/edition/lock-edition";
import { currentEdition } from "@/lib/edition/queries";
import { inTransaction } from "@/lib/platform/db/client";
import { log } from "@/lib/platform/log";
import { isStopping } from "@/lib/platform/stopping";
import { siteTime } from "@/lib/platform/time/site-time";
import { listReminders, toReminderMail } from "@/lib/readiness/reminders";
import { isRecent, noticeOf } from "@/lib/readiness/rules";
import { writeToCountries } from "@/lib/registrator-mails/write-to-countries";

/** An hour, so that a team being entered is not reported as incomplete at once. */
const pollMs = 60 * 60 * 1000;

/** Writes to each country with missing data, once, three days before the end of its registration. */
export async function queueDeadlineMails(now: Date): Promise<void> {
  const { mailBeforeDeadline, deadlineExtensions, ...dates } = await currentEdition();
  const countries = [null, ...deadlineExtensions.map(({ countryId }) => countryId)];
  if (!mailBeforeDeadline || !countries.some((id) => noticeOf({ ...dates, deadlineExtensions }, id, now))) return;
  await inTransaction(async (transaction) => {
    // Excludes other writes, so that two instances do not write to the same country.
    const edition = await lockEdition(transaction, { mode: "update" });
    const reminders = await listReminders(edition, now, { database: transaction });
    const due = reminders.filter(({ countryId, lastSentAt }) => {
      const notice = noticeOf(edition, countryId, now);
      return notice && !isRecent(lastSentAt, now) && !(lastSentAt && new Date(lastSentAt) >= notice);
    });
    const mails = due.map((reminder) => toReminderMail(reminder, "DEADLINE", null));
    await writeToCountries(transaction, edition, mails, now);
  });
}

/** Runs in the background until the server stops. */
export async function watchDeadlines(): Promise<void> {
  while (!isStopping()) {
    await queueDeadlineMails(siteTime()).catch((error: unknown) => {
      log().warn({ err: error }, "the mails before a deadline could not be written");
    });
    await setTimeout(pollMs);
  }
}
