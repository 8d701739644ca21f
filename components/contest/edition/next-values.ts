import { schemaResolver } from "@/components/forms/resolver";
import { nextInput } from "@/lib/contest/inputs";
import type { EditionSettings } from "@/lib/contest/schema";
import { toLocalText } from "@/lib/time";

/** What the form for the next edition holds. */
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

/** A proposal to correct: the same names, and the same days a year later. */
export const proposedNext = (settings: EditionSettings): NextValues => ({
  contestId: settings.id,
  year: String(settings.year + 1),
  name: settings.name,
  shortName: settings.shortName,
  startDate: yearLater(settings.startDate),
  endDate: yearLater(settings.endDate),
  endOfRegistrationDate: yearLater(toLocalText(new Date(settings.endOfRegistrationDate), settings.timeZone)),
  // Whoever stays behind would have to be entered anew.
  carryMembers: true,
});

export const nextResolver = schemaResolver<NextValues>(nextInput);
