import { type FieldErrors, invalid } from "@/lib/http/problem";
import { toLocalText } from "@/lib/time-zone";

/** Throws 422 on each field whose date of birth (yyyy-MM-dd) is not before today at the venue. */
export function requireBorn(dates: Record<string, string>, now: Date, timeZone: string): void {
  const today = toLocalText(now, timeZone).slice(0, 10);
  const errors: FieldErrors = {};
  for (const [field, date] of Object.entries(dates)) {
    if (date >= today) errors[field] = ["Date of birth must be in the past."];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
