import { readFileSync } from "node:fs";
import path from "node:path";
import type {
  CommitteeCreateManyInput,
  CompanyCreateManyInput,
  EditionCreateManyInput,
  PrintPictureCreateManyInput,
  ScheduleItemCreateManyInput,
  VenuePictureCreateManyInput,
} from "@/lib/generated/prisma/models";
import companies from "@/prisma/seed/demo/data/companies.json" with { type: "json" };
import schedule from "@/prisma/seed/demo/data/schedule.json" with { type: "json" };
import { committees, editionLists, siteId } from "@/prisma/seed/first-edition";
import { idOf } from "@/prisma/seed/ids";

/**
 * The texts with the facts of an edition in their placeholders. `firstDay` is a day of April, `ordinal` e.g.
 * "thirteenth".
 */
export function demoTexts(year: number, ordinal: string, firstDay: number) {
  const facts: Record<string, string | number> = { year, ordinal, juniorsBorn: year - 16, seniorsBorn: year - 20 };
  for (let day = 1; day <= 5; day++) facts[`day${day}`] = firstDay + day - 1;
  const text = (name: string) => {
    const html = readFileSync(path.join(import.meta.dirname, "texts", `${name}.html`), "utf8").trim();
    return html.replace(/\{(\w+)\}/g, (_, fact: string) => String(facts[fact]));
  };
  return {
    welcomeText: text("welcome"),
    rules: text("rules"),
    environmentDescription: text("environment"),
    invitationLetter: text("invitation"),
    materials: text("materials"),
  };
}

/** Registration ends on 20 March at 23:59 in Sofia (UTC+2). */
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
  siteId,
  ...editionLists,
  ...demoTexts(2025, "thirteenth", 9),
  lastLetterNumber: 3,
  contactEmail: "office@tournament.example",
  emergencyPhone: "+359 54 830 495",
  costs: "Rooms, meals and the excursion are paid by the organizers. There is no participation fee.",
  venueAddress: "1 Plateau Street, Shumen",
  venueCoordinates: "43.2712, 26.9361",
  juniorsBornOnOrAfter: new Date("2009-01-01"),
  seniorsBornOnOrAfter: new Date("2005-01-01"),
  certificateSignatories: [
    "Desislava Marinova, Chair of the Organizing Committee",
    "Nikolay Angelov, Chair of the Jury",
  ],
} satisfies EditionCreateManyInput;

export const committeeRows = committees.map((committee) => ({
  id: idOf(`demo:committee:${committee.key}`),
  editionId: demoEdition.id,
  ...committee,
})) satisfies CommitteeCreateManyInput[];

/** The schedule of the specification; times are local to the venue. */
export const scheduleRows = schedule.map(({ date, ...item }, index) => ({
  id: idOf(`demo:schedule:${index + 1}`),
  editionId: demoEdition.id,
  date: new Date(date),
  position: index + 1,
  ...item,
})) satisfies ScheduleItemCreateManyInput[];

/** Invented companies. `hashOf` takes the file name of a picture. */
export function companyRows(hashOf: (file: string) => string) {
  return companies.map(({ logo, ...company }, index) => ({
    id: idOf(`demo:company:${company.name}`),
    editionId: demoEdition.id,
    position: index + 1,
    pictureHash: logo && hashOf(logo),
    ...company,
  })) as CompanyCreateManyInput[];
}

const printPictures = [
  { kind: "emblem", file: "emblem.webp" },
  { kind: "signature1", file: "signature-marinova.webp" },
  { kind: "signature2", file: "signature-angelov.webp" },
] as const;

export function printPictureRows(hashOf: (file: string) => string): PrintPictureCreateManyInput[] {
  return printPictures.map(({ kind, file }) => ({
    id: idOf(`demo:print:${kind}`),
    editionId: demoEdition.id,
    kind,
    pictureHash: hashOf(file),
  }));
}

const venuePictures = [
  { caption: "The Plateau School, our host", isMap: false, file: "school.webp" },
  { caption: "A competition hall, with two computers at every table", isMap: false, file: "hall.webp" },
  { caption: "The old town, ten minutes on foot", isMap: false, file: "old-town.webp" },
  { caption: "The school, the rooms and the stations", isMap: true, file: "map.webp" },
];

export function venueRows(hashOf: (file: string) => string): VenuePictureCreateManyInput[] {
  return venuePictures.map(({ file, caption, isMap }, index) => ({
    id: idOf(`demo:venue:${caption}`),
    editionId: demoEdition.id,
    position: index + 1,
    caption,
    isMap,
    pictureHash: hashOf(file),
  }));
}
