import { toAgeLimits } from "@/lib/edition/age-limits";
import { type ChoiceOptions, choiceColumns, choiceLists, type ListName, mapLists } from "@/lib/edition/choice-lists";
import { documentLinks } from "@/lib/edition/document-links";
import { committeeRoles } from "@/lib/edition/person-roles";
import { printPictureSelect, toPrintPictures } from "@/lib/edition/print-design";
import { endOfEditDate } from "@/lib/edition/rules";
import { byDay } from "@/lib/edition/schedule-days";
import type { Company, Contest, EditionSettings } from "@/lib/edition/schema";
import type { CompanyKind } from "@/lib/generated/prisma/enums";
import type {
  EditionDefaultArgs,
  EditionGetPayload,
  PersonGetPayload,
  ScheduleItemFindManyArgs,
  VenuePictureGetPayload,
} from "@/lib/generated/prisma/models";
import { without } from "@/lib/platform/db/pick";
import { picturePath } from "@/lib/platform/picture/path";
import { dateText } from "@/lib/platform/time/time";

export const textColumns = {
  welcomeText: true,
  rules: true,
  environmentDescription: true,
  invitationLetter: true,
  materials: true,
} as const;

/** An edition's settings without the texts, and the deadlines of its countries. */
export const editionArgs = {
  omit: textColumns,
  include: { deadlineExtensions: { select: { countryId: true, endOfRegistrationDate: true } } },
} as const;

export type EditionRow = EditionGetPayload<typeof editionArgs>;

export const toLists = (options: ChoiceOptions): Record<ListName, string[]> =>
  mapLists((list) => [...options[choiceLists[list].column]]);

export const companyColumns = {
  kind: true,
  name: true,
  imageHash: true,
  companyUrl: true,
  additionalInformation: true,
} as const;

const venuePictureColumns = {
  caption: true,
  isMap: true,
  imageHash: true,
  image: { select: { width: true, height: true } },
} as const;

export const committeeColumns = { key: true, name: true, chairTitle: true, memberTitle: true } as const;

export const contestSelect = {
  id: true,
  year: true,
  name: true,
  shortName: true,
  startDate: true,
  endDate: true,
  isCurrent: true,
  endOfRegistrationDate: true,
  timeZone: true,
  juniorsBornOnOrAfter: true,
  seniorsBornOnOrAfter: true,
  venue: true,
  venueAddress: true,
  venueCoordinates: true,
  invitationLetterUrl: true,
  materialsUrl: true,
  ...textColumns,
  companies: { select: companyColumns, orderBy: { position: "asc" } },
  venuePictures: { select: venuePictureColumns, orderBy: { position: "asc" } },
  committees: { select: committeeColumns, orderBy: { position: "asc" } },
} as const;

export const committeeMemberSelect = {
  fullName: true,
  pictureHash: true,
  assignedRoles: true,
  country: { select: { name: true } },
} as const;

type VenuePictureRow = VenuePictureGetPayload<{ select: typeof venuePictureColumns }>;

const toVenuePicture = <T extends VenuePictureRow>({ imageHash, image, ...picture }: T) => ({
  ...picture,
  ...image,
  imageUrl: `/pictures/${imageHash}.webp`,
});

type ContestRow = EditionGetPayload<{ select: typeof contestSelect }>;
type MemberRow = PersonGetPayload<{ select: typeof committeeMemberSelect }>;

export function toContest(edition: ContestRow, members: MemberRow[]): Contest {
  const { companies, committees, venuePictures, startDate, endDate, endOfRegistrationDate, isCurrent, ...rest } =
    edition;
  const ofKind = (kind: CompanyKind): Company[] =>
    companies
      .filter((company) => company.kind === kind)
      .map((company) => ({
        ...without(company, { kind: true, imageHash: true }),
        imageUrl: picturePath(company.imageHash),
      }));
  const withRole = (role: string, title: string) =>
    members
      .filter(({ assignedRoles }) => assignedRoles.includes(role))
      .map(({ fullName, pictureHash, country }) => ({
        role: title,
        person: { fullName, picturePath: picturePath(pictureHash), country },
      }));
  return {
    ...rest,
    startDate: dateText(startDate),
    endDate: dateText(endDate),
    endOfRegistrationDate: endOfRegistrationDate.toISOString(),
    endOfEditDate: endOfEditDate(edition).toISOString(),
    ...toAgeLimits(edition),
    ...documentLinks(edition, isCurrent ? "" : `/${edition.year}`),
    venuePictures: venuePictures.map(toVenuePicture),
    organizers: ofKind("ORGANIZER"),
    partners: ofKind("PARTNER"),
    patrons: ofKind("PATRON"),
    goldenSponsors: ofKind("GOLDEN_SPONSOR"),
    silverSponsors: ofKind("SILVER_SPONSOR"),
    bronzeSponsors: ofKind("BRONZE_SPONSOR"),
    committees: committees.map(({ key, name, chairTitle, memberTitle }) => {
      const { chair, member } = committeeRoles(key);
      return { name, members: [...withRole(chair, chairTitle), ...withRole(member, memberTitle)] };
    }),
  };
}

export const scheduleColumns = { date: true, startTime: true, endTime: true, title: true, location: true } as const;

export const scheduleSelect = {
  select: { id: true, ...scheduleColumns },
  orderBy: [{ date: "asc" }, { position: "asc" }],
} satisfies ScheduleItemFindManyArgs;

export const settingsArgs = {
  select: {
    ...contestSelect,
    version: true,
    contactEmail: true,
    emergencyPhone: true,
    certificateText: true,
    certificateSignatories: true,
    accentColour: true,
    backgroundMargin: true,
    printPictures: { select: printPictureSelect },
    ...choiceColumns,
    companies: { select: { id: true, ...companyColumns }, orderBy: [{ kind: "asc" }, { position: "asc" }] },
    venuePictures: { select: { id: true, ...venuePictureColumns }, orderBy: { position: "asc" } },
    committees: { select: { id: true, ...committeeColumns }, orderBy: { position: "asc" } },
    scheduleItems: scheduleSelect,
  },
} satisfies EditionDefaultArgs;

type SettingsRow = EditionGetPayload<typeof settingsArgs>;

/** How many records use each value of an edition's lists, and how many people are in each committee, by its key. */
export type ValueUses = Record<keyof EditionSettings["uses"] | "committees", Record<string, number>>;

export function toSettings(edition: SettingsRow, { committees: peopleCounts, ...uses }: ValueUses): EditionSettings {
  const { companies, committees, venuePictures, printPictures, scheduleItems, ...general } = edition;
  return {
    ...without(general, choiceColumns),
    startDate: dateText(edition.startDate),
    endDate: dateText(edition.endDate),
    endOfRegistrationDate: edition.endOfRegistrationDate.toISOString(),
    ...toAgeLimits(edition),
    ...toLists(edition),
    uses,
    printPictures: toPrintPictures(printPictures),
    venuePictures: venuePictures.map(toVenuePicture),
    companies: companies.map(({ imageHash, ...company }) => ({ ...company, imageUrl: picturePath(imageHash) })),
    committees: committees.map((committee) => ({ ...committee, peopleCount: peopleCounts[committee.key] ?? 0 })),
    schedule: byDay(scheduleItems.map(({ date, ...item }) => ({ ...item, date: dateText(date) }))),
  };
}
