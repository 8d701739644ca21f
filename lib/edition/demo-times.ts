import { type EditionDates, endOfEditDate } from "@/lib/edition/rules";
import { addDays, dateText } from "@/lib/platform/time/time";
import { toInstant } from "@/lib/platform/time/time-zone";

export interface DemoTime {
  title: string;
  /** ISO 8601; null lets the clock run. */
  to: string | null;
  isCurrent: boolean;
}

/** The phases of the demo's year in order, each with the time that the clock is set to. */
export function demoTimes(edition: EditionDates & { startDate: Date; endDate: Date }, now: Date): DemoTime[] {
  const { endOfRegistrationDate, timeZone } = edition;
  const start = dateText(edition.startDate);
  const end = dateText(edition.endDate);
  const localTime = (date: string, time: string) => toInstant(`${date}T${time}`, timeZone);
  const phases = [
    ["Registration open", new Date(0)],
    ["Edit day", endOfRegistrationDate],
    ["Registration closed", endOfEditDate(edition)],
    ["Arrival day", localTime(start, "14:00")],
    // A tournament of one day has no day of its own for the contest.
    ...(start < end ? [["Contest", localTime(addDays(start, 1), "12:00")] as const] : []),
    ["Results night", localTime(addDays(end, -1), "20:00")],
    ["Departure day", localTime(end, "12:00")],
    ["Day after", localTime(addDays(end, 1), "12:00")],
  ] as const;
  // In a short tournament, some phases would begin before earlier ones.
  const ordered = phases.filter(([, from], i) => phases.slice(0, i).every(([, earlier]) => earlier < from));
  const current = ordered.findLast(([, from]) => from <= now);
  return ordered.map((phase, i) => ({
    title: phase[0],
    to: i === 0 ? null : phase[1].toISOString(),
    isCurrent: phase === current,
  }));
}
