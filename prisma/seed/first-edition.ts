import { placeholderContact } from "@/lib/edition/rules";
import type {
  CommitteeCreateManyInput,
  EditionCreateManyInput,
  ScheduleItemCreateManyInput,
} from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import schedule from "@/prisma/seed/first-schedule.json" with { type: "json" };
import { idOf } from "@/prisma/seed/ids";

const id = idOf("demo:edition:2025");

/** Without what the organizers write themselves. Registration ends on 20 March at 23:59 in Sofia (UTC+2). */
export const firstEdition = {
  id,
  year: 2025,
  name: "XIII International Autumn Tournament in Informatics",
  shortName: "IATI",
  startDate: new Date("2025-04-09"),
  endDate: new Date("2025-04-13"),
  endOfRegistrationDate: new Date("2025-03-20T23:59:00+02:00"),
  timeZone: "Europe/Sofia",
  isCurrent: true,
  siteId: "5d1a7c02-9b64-4e0f-8c3a-7f2e4b6d9a10",
  contactEmail: placeholderContact,
  welcomeText: "",
  rules: "",
  environmentDescription: "",
  invitationLetter: "",
  materials: "",
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
} satisfies EditionCreateManyInput;

const committees = [
  ["ORGANIZING_COMMITTEE", "Organizing Committee", "Chair", "Member"],
  ["SCIENTIFIC_COMMITTEE", "Scientific Committee", "Chair", "Member"],
  ["JURY", "Jury", "Head of the Jury", "Juror"],
] as const;

export const committeeRows = committees.map(([key, name, chairTitle, memberTitle], index) => {
  const committeeId = idOf(`demo:committee:${key}`);
  return { id: committeeId, editionId: id, position: index + 1, key, name, chairTitle, memberTitle };
}) satisfies CommitteeCreateManyInput[];

/** Specification's schedule; times are local to the venue. */
export const scheduleRows = schedule.map(({ date, ...item }, index) => ({
  id: idOf(`demo:schedule:${index + 1}`),
  editionId: id,
  date: new Date(date),
  position: index + 1,
  ...item,
})) satisfies ScheduleItemCreateManyInput[];

/** Changes nothing if there is an edition already. Returns whether it was created. */
export async function ensureFirstEdition(
  db: Pick<Database, "edition" | "committee" | "scheduleItem">,
): Promise<boolean> {
  if ((await db.edition.count()) > 0) return false;
  await db.edition.createMany({ data: [firstEdition], skipDuplicates: true });
  await db.committee.createMany({ data: committeeRows, skipDuplicates: true });
  await db.scheduleItem.createMany({ data: scheduleRows, skipDuplicates: true });
  return true;
}
