import { schemaResolver } from "@/components/forms/resolver";
import { nextInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";
import { toLocalText } from "@/lib/time";

export interface NextValues {
  contestId: string;
  year: string;
  name: string;
  shortName: string;
  startDate: string;
  endDate: string;
  endOfRegistrationDate: string;
  carryMembers: boolean;
}

const yearLater = (text: string) => text.replace(/^\d{4}/, (year) => String(Number(year) + 1));

/** Default values: the same names, and the same dates a year later. */
export const nextDefaults = (settings: EditionSettings): NextValues => ({
  contestId: settings.id,
  year: String(settings.year + 1),
  name: settings.name,
  shortName: settings.shortName,
  startDate: yearLater(settings.startDate),
  endDate: yearLater(settings.endDate),
  endOfRegistrationDate: yearLater(toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone)),
  carryMembers: true,
});

export const nextResolver = schemaResolver<NextValues>(nextInput);
