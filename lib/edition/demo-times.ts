import { deadlinesOf, type EditionDates, registrationState } from "@/lib/edition/rules";
import { addDays, dateText, formatDay, toLocalDate } from "@/lib/platform/time/time";
import { toInstant } from "@/lib/platform/time/time-zone";

export interface DemoTime {
  title: string;
  /** ISO 8601; null lets the clock run. */
  to: string | null;
  isCurrent: boolean;
}

const hourMs = 60 * 60 * 1000;

export function demoTimes(edition: EditionDates & { startDate: Date; endDate: Date }, now: Date): DemoTime[] {
  const [start, end, today] = [
    dateText(edition.startDate),
    dateText(edition.endDate),
    toLocalDate(now, edition.timeZone),
  ];
  const state = today < start && registrationState(deadlinesOf(edition, null), now);
  const afterRegistration = (hours: number) =>
    new Date(edition.endOfRegistrationDate.getTime() + hours * hourMs).toISOString();
  const dayAt = (date: string, title: string): DemoTime => ({
    title,
    to: toInstant(`${date}T12:00`, edition.timeZone).toISOString(),
    isCurrent: today === date,
  });
  const days: DemoTime[] = [];
  for (let date = addDays(start, 1); date <= end; date = addDays(date, 1)) {
    days.push(dayAt(date, date === end ? "Departure day" : formatDay(date)));
  }
  return [
    { title: "Registration open", to: null, isCurrent: state === "open" },
    { title: "Edit day", to: afterRegistration(12), isCurrent: state === "editing" },
    { title: "Registration closed", to: afterRegistration(36), isCurrent: state === "closed" },
    dayAt(start, "Arrival day"),
    ...days,
    { ...dayAt(addDays(end, 1), "Day after"), isCurrent: today > end },
  ];
}
