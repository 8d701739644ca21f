import { deadlinesOf, type EditionDates } from "@/lib/edition/rules";
import type { Reminder } from "@/lib/readiness/schema";

const dayMs = 24 * 60 * 60 * 1000;

/** Whether a mail was written within the last 24 hours. */
export const isRecent = (at: string | null, now: Date): boolean =>
  at !== null && now.getTime() - new Date(at).getTime() < dayMs;

/** Whether a mail to several countries goes to this one: it has a registrator and was not written to within 24 hours. */
export const isDue = ({ recipients, lastSentAt }: Pick<Reminder, "recipients" | "lastSentAt">, now: Date): boolean =>
  recipients.length > 0 && !isRecent(lastSentAt, now);

/** When a country is due a mail: three days before its registration ends. Undefined before that and after the end. */
export function noticeOf(edition: EditionDates, countryId: string | null, now: Date): Date | undefined {
  const { endOfRegistrationDate: end, hasDates } = deadlinesOf(edition, countryId);
  const notice = new Date(end.getTime() - 3 * dayMs);
  return hasDates && notice <= now && now < end ? notice : undefined;
}
