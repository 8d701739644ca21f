import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { toLocalText } from "@/lib/platform/time/time";

/** The labels of a deadline extension's fields in forms, tables and the audit log. */
export const extensionLabels = { countryId: "Country", endOfRegistrationDate: "End of registration", reason: "Reason" };

/** Values of the form of a deadline extension; the date is local to the venue. */
export const emptyExtension = { countryId: "", version: 0, endOfRegistrationDate: "", reason: "" };

export type ExtensionValues = typeof emptyExtension;

/** A stored deadline extension as values of a form, with the date local to `timeZone`. */
export function extensionValues(extension: DeadlineExtension, timeZone: string): ExtensionValues {
  const { countryId, version, endOfRegistrationDate, reason } = extension;
  return { countryId, version, endOfRegistrationDate: toLocalText(new Date(endOfRegistrationDate), timeZone), reason };
}
