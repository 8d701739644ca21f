import { z } from "zod";

/** An ISO 8601 instant; without an offset it is local to the contest's time zone (api.md, "Instants"). */
export const instantText = (what: string) =>
  z
    .string(`${what} is required.`)
    .trim()
    .min(1, `${what} is required.`)
    .pipe(
      z.string().regex(/^(19|2[01])\d\d-[^.]*(\.\d{1,3})?(Z|[+-]\d\d:?\d\d)?$/i, {
        error: `${what} must be a date and a time, such as 2025-04-09T14:30.`,
        abort: true,
      }),
    )
    .pipe(
      z.iso.datetime({
        local: true,
        offset: true,
        error: `${what} must be a date and a time, such as 2025-04-09T14:30.`,
      }),
    );

/** The instant of a deadline: pages that everybody shares tell the time to the minute, so no deadline falls within one. */
export const deadlineText = (what: string) =>
  instantText(what).refine((text) => /T\d\d:\d\d(:00(\.0+)?)?(Z|[+-]\d\d:?\d\d)?$/i.test(text), {
    error: `${what} must be a whole minute, such as 23:59, without seconds.`,
  });

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
