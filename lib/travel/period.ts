import { addDays, dateText } from "@/lib/platform/time/time";

/** The first and last day of an edition, as yyyy-MM-dd. */
export interface Period {
  startDate: string;
  endDate: string;
}

export const toPeriod = ({ startDate, endDate }: Record<keyof Period, Date>): Period => ({
  startDate: dateText(startDate),
  endDate: dateText(endDate),
});

const fortnight = 14;

/** The first and last time without a warning, as values of datetime-local fields. */
export function travelPeriod({ startDate, endDate }: Period): { min: string; max: string } {
  return { min: `${addDays(startDate, -fortnight)}T00:00`, max: `${addDays(endDate, fortnight)}T23:59` };
}

/** `time` is yyyy-MM-ddTHH:mm at the venue, or empty. */
export function travelWarning(time: string, period: Period): string | undefined {
  const { min, max } = travelPeriod(period);
  if (!time || (time >= min && time <= max)) return undefined;
  return `More than two weeks ${time < min ? "before" : "after"} the tournament. Is the date right?`;
}
