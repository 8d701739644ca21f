import { requireOptions } from "@/lib/contest/rules";
import { type FieldErrors, invalid } from "@/lib/http/problem";
import { toDate, toLocalDate } from "@/lib/time";

/** A contestant's own fields in a request. */
export interface ContestantDetails {
  dateOfBirth: string;
  operatingSystemName: string;
  hasPersonForContact?: boolean;
  personForContactName?: string;
  personForContactPhoneNumber?: string;
}

/** The columns of a contestant's own fields. */
export function contestantColumns(details: ContestantDetails) {
  const contact = details.hasPersonForContact
    ? { name: details.personForContactName, phone: details.personForContactPhoneNumber }
    : null;
  return {
    dateOfBirth: toDate(details.dateOfBirth),
    operatingSystemName: details.operatingSystemName,
    personForContactName: contact?.name ?? null,
    personForContactPhone: contact?.phone ?? null,
  };
}

/** The lists that a contestant's fields are chosen from. */
interface ContestantOptions {
  tShirtSizes: readonly string[];
  operatingSystemNames: readonly string[];
}

/** Throws 422 on the operating system or the T-shirt size (in `personField`) if the edition does not offer it. */
export function requireContestantOptions(
  { operatingSystemName }: ContestantDetails,
  personField: string,
  tShirtSize: string,
  { tShirtSizes, operatingSystemNames }: ContestantOptions,
): void {
  requireOptions([
    { field: `${personField}.tShirtSize`, value: tShirtSize, options: tShirtSizes },
    { field: "operatingSystemName", value: operatingSystemName, options: operatingSystemNames },
  ]);
}

/** Throws 422 on each field whose date of birth (yyyy-MM-dd) is not before today in `timeZone`. */
export function requirePastBirthDates(dates: Record<string, string>, now: Date, timeZone: string): void {
  const today = toLocalDate(now, timeZone);
  const errors: FieldErrors = {};
  for (const [field, date] of Object.entries(dates)) {
    if (date >= today) errors[field] = ["Date of birth must be in the past."];
  }
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
