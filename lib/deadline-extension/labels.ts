import type { DeadlineException } from "@/lib/deadline-extension/schema";
import { toLocalText } from "@/lib/platform/time/time";

/** The labels of a deadline extension's fields in forms, tables and the audit log. */
export const exceptionLabels = { countryId: "Country", endOfRegistrationDate: "End of registration", reason: "Reason" };

/** Values of the form of a deadline extension; the date is local to the venue. */
export const emptyException = { countryId: "", version: 0, endOfRegistrationDate: "", reason: "" };

export type ExceptionValues = typeof emptyException;

/** A stored deadline extension as values of a form, with the date local to `timeZone`. */
export function exceptionValues(exception: DeadlineException, timeZone: string): ExceptionValues {
  const { countryId, version, endOfRegistrationDate, reason } = exception;
  return { countryId, version, endOfRegistrationDate: toLocalText(new Date(endOfRegistrationDate), timeZone), reason };
}
