export const hasOffset = (text: string): boolean => /(Z|[+-]\d\d:?\d\d)$/i.test(text);

/** `yyyy-MM-dd` of a date column, which Prisma returns as midnight UTC. */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** What Prisma stores in a date column for `yyyy-MM-dd`. */
export function toDate(text: string): Date {
  return new Date(`${text}T00:00:00Z`);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes longer than using it hundreds of times. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, options);
  formats.set(key, format);
  return format;
}

/** `yyyy-MM-ddTHH:mm` in `timeZone`. */
export function toLocalText(instant: Date, timeZone: string): string {
  // The Swedish format is ISO 8601 with a space.
  const format = formatOf("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return format.format(instant).replace(" ", "T");
}

/** `yyyy-MM-dd HH:mm` in `timeZone`. */
export const toLocalTime = (instant: Date, timeZone: string): string =>
  toLocalText(instant, timeZone).replace("T", " ");

/** `yyyy-MM-dd` in `timeZone`. */
export function toLocalDate(instant: Date, timeZone: string): string {
  return toLocalText(instant, timeZone).slice(0, 10);
}

/** e.g. 20 March 2025 for "2025-03-20" */
export function formatDate(date: string): string {
  return formatOf("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(toDate(date));
}

/** e.g. 9–13 April 2025 for "2025-04-09" and "2025-04-13" */
export function formatDateRange(from: string, to: string): string {
  const format = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return formatOf("en-GB", format).formatRange(toDate(from), toDate(to));
}

/** e.g. 10 April for "2025-04-10" */
export function formatDay(date: string): string {
  return formatOf("en-GB", { day: "numeric", month: "long", timeZone: "UTC" }).format(toDate(date));
}

/** e.g. 10 Apr for "2025-04-10" */
export function formatShortDay(date: string): string {
  return formatOf("en-GB", { day: "numeric", month: "short", timeZone: "UTC" }).format(toDate(date));
}

/**
 * The same day of the year, `years` later; in a year without 29 February, the 28th. `date` is `yyyy-MM-dd`, with or without a
 * time; "" stays empty.
 */
export function yearsLater(date: string, years: number): string {
  if (!date) return "";
  const year = Number(date.slice(0, 4)) + years;
  const isLeapYear = new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  const sameDay = year + date.slice(4);
  return isLeapYear ? sameDay : sameDay.replace("-02-29", "-02-28");
}

export function addDays(date: string, days: number): string {
  const day = toDate(date);
  day.setUTCDate(day.getUTCDate() + days);
  return dateText(day);
}

/** e.g. Wednesday for "2025-04-09" or "2025-04-09T18:20"; empty for another format. */
export function weekdayOf(value: string): string {
  const [date = ""] = value.split("T");
  if (!/^\d{4}-\d\d-\d\d$/.test(date)) return "";
  return formatOf("en-GB", { weekday: "long", timeZone: "UTC" }).format(toDate(date));
}

/** e.g. 20 March 2025, 23:59 */
export function formatInstant(instant: Date, timeZone: string): string {
  return formatOf("en-GB", { dateStyle: "long", timeStyle: "short", timeZone }).format(instant).replace(" at ", ", ");
}

/** e.g. UTC+2 */
export function utcOffset(instant: Date, timeZone: string): string {
  const parts = formatOf("en-GB", { timeZoneName: "shortOffset", timeZone }).formatToParts(instant);
  return (parts.find(({ type }) => type === "timeZoneName")?.value ?? "").replace("GMT", "UTC");
}

/** e.g. 14:20 */
export const formatTime = (instant: Date, timeZone: string): string => toLocalText(instant, timeZone).slice(11);

/** e.g. 3 hours ago; both in milliseconds since 1970. */
export function timeAgo(instant: number, now: number): string {
  const minutes = Math.floor((now - instant) / 60_000);
  const hours = Math.floor(minutes / 60);
  const format = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
  if (hours >= 24) return format.format(-Math.floor(hours / 24), "day");
  return hours > 0 ? format.format(-hours, "hour") : format.format(-minutes, "minute");
}

/** e.g. 9 Apr, 18:20; with the year if it is not `year`. */
export function formatShort(instant: Date, timeZone: string, year?: number): string {
  const hasYear = toLocalDate(instant, timeZone).slice(0, 4) !== String(year);
  const day = { day: "numeric", month: "short", ...(hasYear && { year: "numeric" as const }) } as const;
  return formatOf("en-GB", { ...day, hour: "2-digit", minute: "2-digit", timeZone }).format(instant);
}

/** e.g. 9 Apr, 18:20 for "2025-04-09 18:20" */
export const formatLocalTime = (time: string): string =>
  formatShort(new Date(`${time.replace(" ", "T")}Z`), "UTC", Number(time.slice(0, 4)));

/** e.g. Wednesday 9 April 2025; empty for anything but a date, with or without a time. */
export function dateInWords(value: string): string {
  const weekday = weekdayOf(value);
  return weekday && `${weekday} ${formatDate(value.slice(0, 10))}`;
}

/** e.g. 9 Apr 2025, 18:20; any other text as it is. */
export function formatFieldDate(value: string): string {
  if (!/^\d{4}-\d\d-\d\d(T\d\d:\d\d)?$/.test(value) || Number.isNaN(Date.parse(value))) return value;
  if (value.includes("T")) return formatShort(new Date(`${value}Z`), "UTC");
  return formatOf("en-GB", { dateStyle: "medium", timeZone: "UTC" }).format(toDate(value));
}
