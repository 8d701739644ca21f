import { type ChoiceOptions, choiceColumns, choiceLists, type ListName, mapLists } from "@/lib/edition/choice-lists";
import { byDay, toAgeLimits } from "@/lib/edition/dates";
import { documentLinks } from "@/lib/edition/edition-path";
import { mapMails, mapParagraphs } from "@/lib/edition/labels";
import { committeeColumns } from "@/lib/edition/person-roles";
import { printPictureSelect, toPrintPictures } from "@/lib/edition/print-design";
import { endOfEditDate } from "@/lib/edition/rules";
import type { Company, Contest, EditionSettings } from "@/lib/edition/schema";
import type { CompanyKind } from "@/lib/generated/prisma/enums";
import type {
  EditionDefaultArgs,
  EditionGetPayload,
  EditionSelect,
  ScheduleItemFindManyArgs,
  VenuePictureGetPayload,
} from "@/lib/generated/prisma/models";
import { without } from "@/lib/platform/pick";
import { picturePath, publicPicturePath } from "@/lib/platform/picture/path";
import { dateText } from "@/lib/platform/time/time";

export const textColumns = {
  welcomeText: true,
  rules: true,
  environmentDescription: true,
  invitationLetter: true,
  materials: true,
  privacy: true,
} as const;

export const editionArgs = {
  omit: textColumns,
  include: {
    deadlineExtensions: { select: { countryId: true, endOfRegistrationDate: true } },
    questions: { orderBy: { position: "asc" } },
  },
} as const;

export type EditionRow = EditionGetPayload<typeof editionArgs>;

export const toLists = (options: ChoiceOptions): Record<ListName, string[]> =>
  mapLists((list) => [...options[choiceLists[list].column]]);

export const companyColumns = {
  kind: true,
  name: true,
  pictureHash: true,
  companyUrl: true,
  additionalInformation: true,
} as const;

const venuePictureColumns = {
  caption: true,
  isMap: true,
  pictureHash: true,
  picture: { select: { width: true, height: true } },
} as const;

const memberSelect = {
  isChair: true,
  person: { select: { fullName: true, pictureHash: true, pictureIsPublic: true, country: { select: { name: true } } } },
} as const;

export const contestSelect = {
  id: true,
  year: true,
  name: true,
  shortName: true,
  startDate: true,
  endDate: true,
  isCurrent: true,
  endOfRegistrationDate: true,
  hasDates: true,
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
  committees: {
    select: {
      ...committeeColumns,
      members: { select: memberSelect, orderBy: [{ isChair: "desc" }, { person: { fullName: "asc" } }] },
    },
    orderBy: { position: "asc" },
  },
} satisfies EditionSelect;

type VenuePictureRow = VenuePictureGetPayload<{ select: typeof venuePictureColumns }>;

const toVenuePicture = <T extends VenuePictureRow>({ pictureHash, picture: size, ...rest }: T) => ({
  ...rest,
  ...size,
  imageUrl: `/pictures/${pictureHash}.webp`,
});

type ContestRow = EditionGetPayload<{ select: typeof contestSelect }>;

export function toContest(edition: ContestRow): Contest {
  const { companies, committees, venuePictures, startDate, endDate, endOfRegistrationDate, isCurrent, ...rest } =
    edition;
  const companiesOf = (kind: CompanyKind): Company[] =>
    companies
      .filter((company) => company.kind === kind)
      .map((company) => ({
        ...without(company, { kind: true, pictureHash: true }),
        imageUrl: picturePath(company.pictureHash),
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
    organizers: companiesOf("ORGANIZER"),
    partners: companiesOf("PARTNER"),
    patrons: companiesOf("PATRON"),
    goldenSponsors: companiesOf("GOLDEN_SPONSOR"),
    silverSponsors: companiesOf("SILVER_SPONSOR"),
    bronzeSponsors: companiesOf("BRONZE_SPONSOR"),
    committees: committees.map(({ name, chairTitle, memberTitle, members }) => ({
      name,
      members: members.map(({ isChair, person }) => ({
        role: isChair ? chairTitle : memberTitle,
        person: { fullName: person.fullName, picturePath: publicPicturePath(person), country: person.country },
      })),
    })),
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
    costs: true,
    endOfJourneyDate: true,
    juryUsers: true,
    keepDataUntil: true,
    ...mapMails(() => true as const),
    mailParagraph: true,
    ...mapParagraphs(() => true as const),
    certificateText: true,
    slipText: true,
    letterText: true,
    teamLetterText: true,
    registratorsSeeLetters: true,
    certificateSignatories: true,
    accentColour: true,
    backgroundMargin: true,
    printPictures: { select: printPictureSelect },
    ...choiceColumns,
    companies: { select: { id: true, ...companyColumns }, orderBy: [{ kind: "asc" }, { position: "asc" }] },
    venuePictures: { select: { id: true, ...venuePictureColumns }, orderBy: { position: "asc" } },
    committees: {
      select: { id: true, ...committeeColumns, members: { select: { personId: true } } },
      orderBy: { position: "asc" },
    },
    scheduleItems: scheduleSelect,
  },
} satisfies EditionDefaultArgs;

type SettingsRow = EditionGetPayload<typeof settingsArgs>;

/** How many people have a role in a committee; a chair can be a member as well. */
export const countPeople = (members: readonly { personId: string }[]): number =>
  new Set(members.map(({ personId }) => personId)).size;

export function toSettings(edition: SettingsRow, uses: EditionSettings["uses"]): EditionSettings {
  const { companies, committees, venuePictures, printPictures, scheduleItems, ...general } = edition;
  return {
    ...without(general, choiceColumns),
    startDate: dateText(edition.startDate),
    endDate: dateText(edition.endDate),
    endOfRegistrationDate: edition.endOfRegistrationDate.toISOString(),
    endOfJourneyDate: edition.endOfJourneyDate?.toISOString() ?? null,
    ...toAgeLimits(edition),
    keepDataUntil: edition.keepDataUntil && dateText(edition.keepDataUntil),
    ...toLists(edition),
    uses,
    printPictures: toPrintPictures(printPictures),
    venuePictures: venuePictures.map(toVenuePicture),
    companies: companies.map(({ pictureHash, ...company }) => ({ ...company, imageUrl: picturePath(pictureHash) })),
    committees: committees.map(({ members, ...committee }) => ({ ...committee, peopleCount: countPeople(members) })),
    schedule: byDay(scheduleItems.map(({ date, ...item }) => ({ ...item, date: dateText(date) }))),
  };
}
