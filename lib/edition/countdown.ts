import type { Contest } from "@/lib/edition/schema";
import { plural } from "@/lib/platform/text/plural";
import { toDate, toLocalDate } from "@/lib/platform/time/time";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** `date` is yyyy-MM-dd. */
function daysUntil(date: string, now: Date, timeZone: string): number {
  return Math.round((toDate(date).getTime() - toDate(toLocalDate(now, timeZone)).getTime()) / dayMs);
}

/** Counts days by the calendar of `timeZone`, hours below 48 hours, and minutes below two. */
export function timeLeft(instant: Date, now: Date, timeZone: string): string {
  const ms = instant.getTime() - now.getTime();
  const days = daysUntil(toLocalDate(instant, timeZone), now, timeZone);
  if (ms >= 2 * dayMs && days > 1) return `${days} days`;
  if (ms >= 2 * hourMs) return `${Math.floor(ms / hourMs)} hours`;
  if (ms >= minuteMs) return plural(Math.floor(ms / minuteMs), "minute", "minutes");
  return "less than a minute";
}

type TournamentDates = Pick<Contest, "startDate" | "endDate" | "timeZone">;

/** e.g. "39 days to go" or "Today is day 1 of 5"; null after the tournament. */
export function daysToGo({ startDate, endDate, timeZone }: TournamentDates, now: Date): string | null {
  const daysLeft = daysUntil(endDate, now, timeZone);
  if (daysLeft < 0) return null;
  const days = daysUntil(startDate, now, timeZone);
  if (days > 1) return `${days} days to go`;
  if (days === 1) return "It begins tomorrow";
  return startDate === endDate ? "It is today" : `Today is day ${1 - days} of ${1 - days + daysLeft}`;
}
