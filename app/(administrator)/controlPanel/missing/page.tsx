import { accountPage } from "@/app/account-page";
import { MissingTable } from "@/components/readiness/missing-table";
import { ReminderDialog } from "@/components/readiness/reminder-dialog";
import { SendReminders } from "@/components/readiness/send-reminders";
import { PageHeader } from "@/components/ui/page-header";
import { RecordDialog } from "@/components/ui/record-dialog";
import { timesText } from "@/lib/edition/dates";
import { currentEdition } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { formatInstant } from "@/lib/platform/time/time";
import { listReminders } from "@/lib/readiness/reminders";
import { isDue, isRecent } from "@/lib/readiness/rules";
import type { Reminder } from "@/lib/readiness/schema";

/** What each country still has to settle; `?country=<id>` shows the reminder to its registrators. */
export default accountPage("/controlPanel/missing", async ({ params }) => {
  const [edition, instant] = await Promise.all([currentEdition(), now()]);
  const reminders = await listReminders(edition, instant);
  const namesOf = (isIncluded: (reminder: Reminder) => boolean) =>
    reminders.filter(isIncluded).map(({ countryName }) => countryName);
  const due = reminders
    .filter((reminder) => isDue(reminder, instant))
    .map(({ countryId, countryName }) => ({ countryId, countryName }));
  const withoutRegistrator = namesOf(({ recipients }) => recipients.length === 0);
  const writtenTo = namesOf(({ recipients, lastSentAt }) => recipients.length > 0 && isRecent(lastSentAt, instant));
  const sentOn = ({ lastSentAt }: Reminder) => lastSentAt && formatInstant(new Date(lastSentAt), edition.timeZone);
  return (
    <>
      <PageHeader
        title="Missing data"
        count={reminders.length}
        lead={reminders.some(({ lastSentAt }) => lastSentAt) && timesText(edition.venue)}
        actions={<SendReminders due={due} withoutRegistrator={withoutRegistrator} writtenTo={writtenTo} />}
      />
      <MissingTable
        rows={reminders.map((reminder) => {
          const { countryId, countryName, countryCode, what, recipients, lastSentAt } = reminder;
          return {
            id: countryId,
            country: countryName,
            countryCode,
            what,
            lastSentAt,
            hasRegistrator: recipients.length > 0,
            lastSent: sentOn(reminder),
          };
        })}
        empty={{
          title: "Nothing is missing",
          text: "Countries appear here when something is missing or looks wrong in their registration.",
        }}
      />
      <RecordDialog
        param="country"
        searchParams={params}
        find={(id) => reminders.find(({ countryId }) => countryId === id)}
      >
        {(reminder) => (
          <ReminderDialog
            reminder={reminder}
            lastSent={sentOn(reminder)}
            isRecent={isRecent(reminder.lastSentAt, instant)}
          />
        )}
      </RecordDialog>
    </>
  );
});
