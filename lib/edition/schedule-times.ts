import { addDays } from "@/lib/platform/time/time";

/** HH:mm at the venue; both are null for an all-day entry. */
interface Times {
  startTime: string | null;
  endTime: string | null;
}

/** An entry that would take longer is a mistake, such as 08:00 for 20:00. */
const longestNightMinutes = 12 * 60;

function minutesOf(time: string): number {
  const [hours, minutes] = time.split(":");
  return Number(hours) * 60 + Number(minutes);
}

/** Whether the end is on the day after the start, e.g. 20:00–01:00. */
export function endsNextDay({ startTime, endTime }: Times): boolean {
  if (!startTime || !endTime || endTime >= startTime) return false;
  return 24 * 60 - minutesOf(startTime) + minutesOf(endTime) <= longestNightMinutes;
}

/** `date` is yyyy-MM-dd, the day on which the entry starts. */
export const dateOfEnd = (date: string, times: Times): string => (endsNextDay(times) ? addDays(date, 1) : date);
