import type { EditionCreateInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";

export const editionLists = {
  tShirtSizes: ["XS", "S", "M", "L", "XL", "XXL"],
  operatingSystemNames: ["Windows", "Ubuntu", "macOS"],
  arrivalLocations: [
    "Sofia Airport",
    "Varna Airport",
    "Burgas Airport",
    "Bucharest Otopeni Airport",
    "Shumen Railway Station",
    "Shumen Bus Station",
    "Other",
  ],
};

export const committees = [
  { key: "ORGANIZING_COMMITTEE", name: "Organizing Committee", chairTitle: "Chair", memberTitle: "Member" },
  { key: "SCIENTIFIC_COMMITTEE", name: "Scientific Committee", chairTitle: "Chair", memberTitle: "Member" },
  { key: "JURY", name: "Jury", chairTitle: "Head of the Jury", memberTitle: "Juror" },
].map((committee, index) => ({ ...committee, position: index + 1 }));

export const siteId = "5d1a7c02-9b64-4e0f-8c3a-7f2e4b6d9a10";

/** Leaves out what only organizers know. Its year and dates are placeholders, which the site does not show. */
function firstEdition(now: Date) {
  const year = now.getUTCFullYear() + 1;
  return {
    year,
    name: "International Autumn Tournament in Informatics",
    shortName: "IATI",
    startDate: new Date(`${year}-04-09`),
    endDate: new Date(`${year}-04-13`),
    endOfRegistrationDate: new Date(`${year}-03-20T21:59:00Z`),
    hasDates: false,
    isCurrent: true,
    siteId,
    welcomeText: "",
    rules: "",
    environmentDescription: "",
    ...editionLists,
    committees: { create: committees },
  } satisfies EditionCreateInput;
}

/** Changes nothing if there is an edition already. */
export async function ensureFirstEdition(db: Pick<Database, "edition">): Promise<void> {
  if ((await db.edition.count()) === 0) await db.edition.create({ data: firstEdition(new Date()) });
}
