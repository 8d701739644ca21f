import type { EditionCreateManyInput } from "@/lib/generated/prisma/models";
import { sanitizeHtml } from "@/lib/platform/html/sanitize";
import { environmentDescription } from "@/prisma/seed/demo/texts/environment";
import type { DemoFacts } from "@/prisma/seed/demo/texts/facts";
import { invitationLetter } from "@/prisma/seed/demo/texts/invitation";
import { materials } from "@/prisma/seed/demo/texts/materials";
import { rules } from "@/prisma/seed/demo/texts/rules";
import { welcomeText } from "@/prisma/seed/demo/texts/welcome";
import { idOf } from "@/prisma/seed/ids";

export const tShirtSizes = ["XS", "S", "M", "L", "XL", "XXL"] as const;
export const operatingSystemNames = ["Windows", "Ubuntu", "macOS"] as const;
export const arrivalLocations = [
  "Sofia Airport",
  "Varna Airport",
  "Burgas Airport",
  "Bucharest Otopeni Airport",
  "Shumen Railway Station",
  "Shumen Bus Station",
  "Other",
] as const;

export type ArrivalLocation = (typeof arrivalLocations)[number];

/** The sanitised texts of an edition. */
export const demoTexts = (facts: DemoFacts) => ({
  welcomeText: sanitizeHtml(welcomeText(facts)),
  rules: sanitizeHtml(rules(facts)),
  environmentDescription: sanitizeHtml(environmentDescription(facts)),
  invitationLetter: sanitizeHtml(invitationLetter(facts)),
  materials: sanitizeHtml(materials(facts)),
});

/** The thirteenth tournament. Registration ends on 20 March at 23:59 in Sofia (UTC+2). */
export const demoEdition = {
  id: idOf("demo:edition:2025"),
  year: 2025,
  name: "XIII International Autumn Tournament in Informatics",
  shortName: "IATI",
  startDate: new Date("2025-04-09"),
  endDate: new Date("2025-04-13"),
  endOfRegistrationDate: new Date("2025-03-20T23:59:00+02:00"),
  timeZone: "Europe/Sofia",
  isCurrent: true,
  siteId: "5d1a7c02-9b64-4e0f-8c3a-7f2e4b6d9a10",
  contactEmail: "office@tournament.example",
  emergencyPhone: "+359 54 830 495",
  venueAddress: "1 Plateau Street, Shumen",
  venueCoordinates: "43.2712, 26.9361",
  ...demoTexts({ year: 2025, ordinal: "thirteenth", arrivalDay: 9 }),
  tShirtSizes: [...tShirtSizes],
  operatingSystemNames: [...operatingSystemNames],
  arrivalLocations: [...arrivalLocations],
  juniorsBornOnOrAfter: new Date("2009-01-01"),
  seniorsBornOnOrAfter: new Date("2005-01-01"),
} satisfies EditionCreateManyInput;

/** `HH:mm` on a day of April 2025 in Shumen (summer time, UTC+3). */
export function inApril(day: number, time: string): Date {
  return new Date(`2025-04-${String(day).padStart(2, "0")}T${time}:00+03:00`);
}
