import type { FieldErrors } from "@/lib/http/problem";
import { toInstant } from "@/lib/time-zone";

interface EditionDates {
  year: number;
  /** yyyy-MM-dd */
  startDate: string;
  endDate: string;
  endOfRegistrationDate: Date;
  timeZone: string;
}

/** What is wrong with an edition's dates as they would be stored together; empty if nothing is. */
export function dateErrors({ year, startDate, endDate, endOfRegistrationDate, timeZone }: EditionDates): FieldErrors {
  if (Number(startDate.slice(0, 4)) !== year)
    return { startDate: [`The ${year} edition must begin in the year ${year}.`] };
  if (endDate < startDate) return { endDate: ["The tournament cannot end before it begins."] };
  if (endOfRegistrationDate > toInstant(`${endDate}T23:59:59.999`, timeZone))
    return { endOfRegistrationDate: ["Registration must end before the tournament does."] };
  return {};
}
