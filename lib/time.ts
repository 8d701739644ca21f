/** Whether an instant's text says its own offset, so that no time zone is needed to read it. */
export const hasOffset = (text: string): boolean => /(Z|[+-]\d\d:?\d\d)$/i.test(text);

/** `yyyy-MM-dd` of a calendar date as the database driver hands it out (midnight UTC). */
export function dateText(date: Date): string {
  return date.toISOString().slice(0, 10);
}

/** The calendar date `yyyy-MM-dd` as the database driver takes it. */
export function toDate(text: string): Date {
  return new Date(`${text}T00:00:00Z`);
}

/** An instant for people, such as "20 March 2025, 23:59", in `timeZone`. */
export function formatInstant(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeStyle: "short", timeZone })
    .format(instant)
    .replace(" at ", ", ");
}
