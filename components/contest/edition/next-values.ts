import type { EditionSettings } from "@/lib/contest/schema";
import { toLocalText } from "@/lib/time";

const yearLater = (text: string) => text.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** Default values: the same names, and the same dates a year later. */
export const nextDefaults = (settings: EditionSettings) => ({
  contestId: settings.id,
  year: String(settings.year + 1),
  name: settings.name,
  shortName: settings.shortName,
  startDate: yearLater(settings.startDate),
  endDate: yearLater(settings.endDate),
  endOfRegistrationDate: yearLater(toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone)),
  carryMembers: true,
});
