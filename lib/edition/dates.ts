import type { Contest } from "@/lib/edition/schema";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { FieldErrors } from "@/lib/platform/errors/problem";
import { groupBy } from "@/lib/platform/group-by";
import { plural } from "@/lib/platform/text/plural";
import {
  addDays,
  dateText,
  formatDate,
  formatDateRange,
  formatShort,
  toDate,
  toLocalDate,
  toLocalText,
} from "@/lib/platform/time/time";

export function cityOf(venue: string): string {
  return venue.split(",")[0]?.trim() || venue;
}

/** e.g. "Shumen time" */
export const cityTime = (venue: string): string => `${cityOf(venue)} time`;

export const timesText = (venue: string): string => `All times are ${cityTime(venue)}.`;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `date` is yyyy-MM-dd. */
function daysUntil(date: string, now: Date, timeZone: string): number {
  return Math.round((toDate(date).getTime() - toDate(toLocalDate(now, timeZone)).getTime()) / dayMs);
}

/** Counts days by the calendar of `timeZone`, hours below 48 hours, and minutes below two hours. */
export function timeLeft(instant: Date, now: Date, timeZone: string): string {
  const ms = instant.getTime() - now.getTime();
  const days = daysUntil(toLocalDate(instant, timeZone), now, timeZone);
  if (ms >= 2 * dayMs && days > 1) return `${days} days`;
  if (ms >= 2 * hourMs) return `${Math.floor(ms / hourMs)} hours`;
  if (ms >= minuteMs) return plural(Math.floor(ms / minuteMs), "minute", "minutes");
  return "less than a minute";
}

/** A time that somebody has entered, such as "the arrival of Maple Leaves". */
export interface EnteredTime {
  what: string;
  /** ISO 8601 */
  at: string;
}

/**
 * The first of `times` that differs between the two time zones, with its local times in both; null if there is none.
 */
export function exampleOfMove(times: readonly EnteredTime[], oldTimeZone: string, newTimeZone: string) {
  const textIn = (at: string, timeZone: string) => formatShort(new Date(at), timeZone, new Date(at).getUTCFullYear());
  const texts = times.map(({ what, at }) => ({
    what,
    before: textIn(at, oldTimeZone),
    after: textIn(at, newTimeZone),
  }));
  return texts.find(({ before, after }) => before !== after) ?? null;
}

type Titled = Pick<Contest, "shortName" | "year" | "hasDates">;

/** e.g. "IATI 2025" */
export const shortTitle = ({ shortName, year, hasDates }: Titled): string =>
  hasDates ? `${shortName} ${year}` : shortName;

type DatedContest = Pick<Contest, "hasDates" | "startDate" | "endDate">;

/** e.g. "9–13 April 2025"; null until organizers have entered the dates. */
export const datesText = ({ hasDates, startDate, endDate }: DatedContest): string | null =>
  hasDates ? formatDateRange(startDate, endDate) : null;

type TournamentDates = Pick<Contest, "hasDates" | "startDate" | "endDate" | "timeZone">;

/** e.g. "39 days to go" or "Today is day 1 of 5"; null after the tournament and without dates. */
export function daysToGo({ hasDates, startDate, endDate, timeZone }: TournamentDates, now: Date): string | null {
  if (!hasDates) return null;
  const daysLeft = daysUntil(endDate, now, timeZone);
  if (daysLeft < 0) return null;
  const days = daysUntil(startDate, now, timeZone);
  if (days > 1) return `${days} days to go`;
  if (days === 1) return "It begins tomorrow";
  return startDate === endDate ? "It is today" : `Today is day ${1 - days} of ${1 - days + daysLeft}`;
}

/** `endOfRegistration` is yyyy-MM-ddTHH:mm at the venue. */
export function pastDeadlineWarnings(endOfRegistration: string, now: Date, timeZone: string): string[] {
  if (endOfRegistration > toLocalText(now, timeZone)) return [];
  return ["The end of registration is in the past, so registration will be closed."];
}

/** The day, yyyy-MM-dd, after which personal data should be deleted: 90 days after the last day unless another is set. */
export const dataKeptUntil = ({ endDate, keepDataUntil }: { endDate: Date; keepDataUntil: Date | null }): string =>
  keepDataUntil ? dateText(keepDataUntil) : addDays(dateText(endDate), 90);

export const isOver = ({ endDate, timeZone }: { endDate: Date; timeZone: string }, now: Date): boolean =>
  toLocalDate(now, timeZone) > dateText(endDate);

/** Dates as yyyy-MM-dd; null without a limit. */
export interface AgeLimits {
  juniorsBornOnOrAfter: string | null;
  seniorsBornOnOrAfter: string | null;
}

export const toAgeLimits = (edition: Record<keyof AgeLimits, Date | null>): AgeLimits => ({
  juniorsBornOnOrAfter: edition.juniorsBornOnOrAfter && dateText(edition.juniorsBornOnOrAfter),
  seniorsBornOnOrAfter: edition.seniorsBornOnOrAfter && dateText(edition.seniorsBornOnOrAfter),
});

/** Returns errors for limits that nobody in the edition of `year` could meet, or that are swapped. */
export function ageLimitErrors(limits: Partial<AgeLimits>, year: number): FieldErrors {
  const lateLimits = (["juniorsBornOnOrAfter", "seniorsBornOnOrAfter"] as const).filter(
    (name) => Number(limits[name]?.slice(0, 4)) > year,
  );
  if (lateLimits.length > 0)
    return Object.fromEntries(
      lateLimits.map((name) => [name, [`The limit cannot be after the edition’s year, ${year}.`]]),
    );
  const { juniorsBornOnOrAfter: juniors, seniorsBornOnOrAfter: seniors } = limits;
  if (!juniors || !seniors || juniors >= seniors) return {};
  return { juniorsBornOnOrAfter: ["Juniors are younger: their limit cannot be before that of the seniors."] };
}

/** The earliest date of birth (yyyy-MM-dd) in a group, with a sentence that says so; null without a limit. */
export function ageLimitOf(limits: AgeLimits, group: ContestantGroup) {
  const bornOnOrAfter = group === "Junior" ? limits.juniorsBornOnOrAfter : limits.seniorsBornOnOrAfter;
  if (!bornOnOrAfter) return null;
  return { bornOnOrAfter, rule: `${group}s: born on or after ${formatDate(bornOnOrAfter)}` };
}

/** Groups items by day, in the order in which the days and the items occur. */
export function byDay<T extends { date: string }>(items: readonly T[]): { date: string; items: Omit<T, "date">[] }[] {
  return [...groupBy(items, ({ date }) => date)].map(([date, dayItems]) => ({
    date,
    items: dayItems.map(({ date: _, ...item }) => item),
  }));
}
