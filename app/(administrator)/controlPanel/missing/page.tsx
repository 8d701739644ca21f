import { accountPage } from "@/app/account-page";
import { ReminderActions } from "@/components/readiness/reminder-actions";
import { SendReminders } from "@/components/readiness/send-reminders";
import { Disclosure } from "@/components/ui/disclosure";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { currentEdition } from "@/lib/edition/queries";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";
import { listReminders } from "@/lib/readiness/reminders";
import { isDue, isRecent } from "@/lib/readiness/rules";
import type { Reminder } from "@/lib/readiness/schema";

/** What each country still has to settle, as a text for its registrators. */
export default accountPage("/controlPanel/missing", async () => {
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const reminders = await listReminders(edition, instant);
  const namesOf = (chosen: (reminder: Reminder) => boolean) =>
    reminders.filter(chosen).map(({ countryName }) => countryName);
  const due = reminders
    .filter((reminder) => isDue(reminder, instant))
    .map(({ countryId, countryName }) => ({ countryId, countryName }));
  const withoutRegistrator = namesOf(({ recipients }) => recipients.length === 0);
  const writtenTo = namesOf(({ recipients, lastSentAt }) => recipients.length > 0 && isRecent(lastSentAt, instant));
  return (
    <>
      <PageHeader compact title="Missing data" lead="By country, with a text for its registrators." />
      <div className="mb-6 empty:hidden">
        <SendReminders due={due} {...{ withoutRegistrator, writtenTo }} />
      </div>
      {reminders.length === 0 && (
        <EmptyState title="Nothing is missing">
          Countries appear here when something is missing or looks wrong in their registration.
        </EmptyState>
      )}
      <ul className="grid gap-3">
        {reminders.map((reminder) => {
          const { countryId, countryName, missing, text, recipients, lastSentAt } = reminder;
          const sent = lastSentAt && `Last written to on ${formatInstant(new Date(lastSentAt), edition.timeZone)}.`;
          return (
            <li key={countryId}>
              <Disclosure title={countryName} count={String(missing)} isOpen={false}>
                <p className="py-3 text-ink-soft">
                  {recipients.length > 0
                    ? `To ${joinWithAnd(recipients)}. `
                    : "No registrator of this country can log in. "}
                  {sent}
                </p>
                <p className="wrap-anywhere mb-4 max-w-prose whitespace-pre-line">{text}</p>
                <ReminderActions {...reminder} asks={isRecent(lastSentAt, instant)} />
              </Disclosure>
            </li>
          );
        })}
      </ul>
    </>
  );
});
