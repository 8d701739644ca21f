import { plural } from "@/lib/plural";
import { dateText, toDate, toLocalDate } from "@/lib/time";

const minuteMs = 60_000;
const units = [
  { ms: 24 * 60 * minuteMs, from: 2, one: "day", more: "days" },
  { ms: 60 * minuteMs, from: 2, one: "hour", more: "hours" },
  { ms: minuteMs, from: 1, one: "minute", more: "minutes" },
];

/** The time from `now` to `deadline`: in days, below two days in hours, below two hours in minutes. */
export function timeLeft(deadline: Date, now: Date): string {
  const ms = deadline.getTime() - now.getTime();
  const unit = units.find((candidate) => ms >= candidate.from * candidate.ms);
  if (!unit) return "less than a minute";
  return plural(Math.floor(ms / unit.ms), unit.one, unit.more);
}

const dayMs = 24 * 60 * 60 * 1000;

interface TournamentDates {
  /** yyyy-MM-dd */
  startDate: string;
  endDate: string;
  timeZone: string;
}

/** "39 days to go" or "Today is day 1 of 5", by the venue's calendar; null after the tournament. */
export function daysToGo({ startDate, endDate, timeZone }: TournamentDates, now: Date): string | null {
  const today = toDate(toLocalDate(now, timeZone));
  const daysUntil = (date: string) => Math.round((toDate(date).getTime() - today.getTime()) / dayMs);
  if (dateText(today) > endDate) return null;
  const days = daysUntil(startDate);
  if (days > 1) return `${days} days to go`;
  if (days === 1) return "It begins tomorrow";
  return startDate === endDate ? "It is today" : `Today is day ${1 - days} of ${1 - days + daysUntil(endDate)}`;
}
