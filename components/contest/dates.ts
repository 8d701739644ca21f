/** A calendar date as an instant in UTC, the time zone of the formats below. */
const midnight = (date: string) => new Date(`${date}T00:00:00Z`);

const long = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" });
const dayAndMonth = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "long", timeZone: "UTC" });
const weekday = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** "9–13 April 2025", from two dates yyyy-MM-dd. */
export function formatDateRange(from: string, to: string): string {
  return long.formatRange(midnight(from), midnight(to));
}

/** "13 April 2025", from a date yyyy-MM-dd. */
export const formatDate = (date: string): string => long.format(midnight(date));

/** "10 April" and "Thursday", from a date yyyy-MM-dd. */
export function formatDay(date: string): { day: string; weekday: string } {
  return { day: dayAndMonth.format(midnight(date)), weekday: weekday.format(midnight(date)) };
}
