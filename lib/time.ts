/** Whether the text of an instant contains an offset. */
export const hasOffset = (text: string): boolean => /(Z|[+-]\d\d:?\d\d)$/i.test(text);

/** `yyyy-MM-dd` of a date column, which Prisma returns as midnight UTC. */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The value of a date column for `yyyy-MM-dd`. */
export function toDate(text: string): Date {
  return new Date(`${text}T00:00:00Z`);
}

/** `yyyy-MM-ddTHH:mm` in `timeZone`, the value of a datetime-local field. */
export function toLocalText(instant: Date, timeZone: string): string {
  // The Swedish format is ISO 8601 with a space.
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return format.format(instant).replace(" ", "T");
}

/** `yyyy-MM-dd` in `timeZone`. */
export function toLocalDate(instant: Date, timeZone: string): string {
  return toLocalText(instant, timeZone).slice(0, 10);
}

/** A calendar date yyyy-MM-dd for people, such as "20 March 2025". */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" }).format(toDate(date));
}

/** The next calendar date, both yyyy-MM-dd. */
export function dayAfter(date: string): string {
  const day = toDate(date);
  day.setUTCDate(day.getUTCDate() + 1);
  return dateText(day);
}

/** An instant for people in `timeZone`, such as "20 March 2025, 23:59". */
export function formatInstant(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone })
    .format(instant)
    .replace(" at ", ", ");
}
