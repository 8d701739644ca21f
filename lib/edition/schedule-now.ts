import { dateOfEnd } from "@/lib/edition/schedule-times";

/** An entry of the schedule; `date` is yyyy-MM-dd, times are HH:mm at the venue, or null for an all-day entry. */
export interface TimedEntry {
  date: string;
  startTime: string | null;
  endTime: string | null;
  title: string;
  location: string | null;
}

const startOf = ({ date, startTime }: TimedEntry): string => `${date}T${startTime ?? "00:00"}`;

/** An entry without an end lasts until the day’s next one begins, an all-day entry until midnight. */
function endOf(entry: TimedEntry, entries: readonly TimedEntry[]): string {
  const { date, endTime } = entry;
  if (endTime) return `${dateOfEnd(date, entry)}T${endTime}`;
  const endOfDay = `${date}T24:00`;
  if (!entry.startTime) return endOfDay;
  const laterStarts = entries
    .filter((other) => other.date === date && other.startTime && startOf(other) > startOf(entry))
    .map(startOf)
    .sort();
  return laterStarts[0] ?? endOfDay;
}

/**
 * The entries that are going on at `localNow` (yyyy-MM-ddTHH:mm at the venue), those that begin next, and all that come.
 * `now` has all-day entries only while no other entry is going on.
 */
export function scheduleAt(entries: readonly TimedEntry[], localNow: string) {
  const running = entries.filter((entry) => startOf(entry) <= localNow && localNow < endOf(entry, entries));
  const timed = running.filter(({ startTime }) => startTime);
  const coming = entries.filter((entry) => startOf(entry) > localNow);
  const [nextStart] = coming.map(startOf).sort();
  return {
    now: timed.length > 0 ? timed : running,
    next: coming.filter((entry) => startOf(entry) === nextStart),
    coming,
  };
}
