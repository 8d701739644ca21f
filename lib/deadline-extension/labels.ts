import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { toLocalText } from "@/lib/platform/time/time";

export const extensionLabels = { countryId: "Country", endOfRegistrationDate: "End of registration", reason: "Reason" };

export const emptyExtension = { countryId: "", version: 0, endOfRegistrationDate: "", reason: "" };

type ExtensionValues = typeof emptyExtension;

/** The deadline is local to `timeZone`. */
export function extensionValues(extension: DeadlineExtension, timeZone: string): ExtensionValues {
  const { countryId, version, endOfRegistrationDate, reason } = extension;
  return { countryId, version, endOfRegistrationDate: toLocalText(new Date(endOfRegistrationDate), timeZone), reason };
}
