import { dateText, toDate } from "@/lib/time";
import { toLocalText } from "@/lib/time-zone";

const dayMs = 24 * 60 * 60 * 1000;

interface TournamentDates {
  /** yyyy-MM-dd */
  startDate: string;
  endDate: string;
  timeZone: string;
}

/** How far away the tournament is in the venue's days, or which of its days it is; null once it is over. */
export function daysToGo({ startDate, endDate, timeZone }: TournamentDates, now: Date): string | null {
  const today = toDate(toLocalText(now, timeZone).slice(0, 10));
  const daysUntil = (date: string) => Math.round((toDate(date).getTime() - today.getTime()) / dayMs);
  if (dateText(today) > endDate) return null;
  const days = daysUntil(startDate);
  if (days > 1) return `${days} days to go`;
  if (days === 1) return "It begins tomorrow";
  return startDate === endDate ? "It is today" : `Today is day ${1 - days} of ${1 - days + daysUntil(endDate)}`;
}
