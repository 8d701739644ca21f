import "server-only";
import { cache } from "react";
import { ofYear } from "@/lib/contest/edition";
import { choiceColumns, headingColumns, linkColumns, textColumns } from "@/lib/contest/edition-columns";
import { endOfEditDate } from "@/lib/contest/rules";
import type { Company, Contest, ContestEnums } from "@/lib/contest/schema";
import { db } from "@/lib/db";
import { type CompanyKind, ContestantGroup, UserRole } from "@/lib/generated/prisma/enums";
import { notFound } from "@/lib/http/problem";
import { picturePath } from "@/lib/picture/path";
import { dateText } from "@/lib/time";

const companySelect = {
  kind: true,
  name: true,
  imageHash: true,
  companyUrl: true,
  additionalInformation: true,
} as const;

const contestSelect = {
  ...headingColumns,
  endOfRegistrationDate: true,
  timeZone: true,
  venue: true,
  ...linkColumns,
  ...textColumns,
  companies: { select: companySelect, orderBy: { position: "asc" } },
  committees: { select: { key: true, name: true, chairTitle: true, memberTitle: true }, orderBy: { position: "asc" } },
} as const;

const memberSelect = {
  fullName: true,
  pictureHash: true,
  assignedRoles: true,
  country: { select: { name: true } },
} as const;

/** The roles that a committee's members hold. */
export function committeeRoles(key: string) {
  return { chair: `${key}_CHAIR`, member: `${key}_MEMBER` };
}

async function committeeMembers(editionId: string, keys: string[]) {
  const roles = keys.flatMap((key) => Object.values(committeeRoles(key)));
  return db().person.findMany({
    where: { editionId, assignedRoles: { hasSome: roles } },
    select: memberSelect,
    orderBy: [{ fullName: "asc" }],
  });
}

/** An edition, the current one without a year. Throws 404 for a year there is none of. Asked once per page. */
export const getContest = cache(async (year?: number): Promise<Contest> => {
  const edition = await db().edition.findFirst({ where: ofYear(year), select: contestSelect });
  if (!edition) throw notFound("edition");
  const { companies, committees, startDate, endDate, endOfRegistrationDate, ...rest } = edition;
  const persons = await committeeMembers(
    edition.id,
    committees.map(({ key }) => key),
  );
  const ofKind = (kind: CompanyKind): Company[] =>
    companies
      .filter((company) => company.kind === kind)
      .map(({ kind: _, imageHash, ...company }) => ({ ...company, imageUrl: picturePath(imageHash) }));
  const holders = (role: string, title: string) =>
    persons
      .filter((person) => person.assignedRoles.includes(role))
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
    organizers: ofKind("ORGANIZER"),
    partners: ofKind("PARTNER"),
    patrons: ofKind("PATRON"),
    goldenSponsors: ofKind("GOLDEN_SPONSOR"),
    silverSponsors: ofKind("SILVER_SPONSOR"),
    bronzeSponsors: ofKind("BRONZE_SPONSOR"),
    committees: committees.map(({ key, name, chairTitle, memberTitle }) => {
      const { chair, member } = committeeRoles(key);
      return { name, members: [...holders(chair, chairTitle), ...holders(member, memberTitle)] };
    }),
  };
});

/** Every role that people of an edition with these committees may have. */
export const personRolesWith = (committees: readonly { key: string }[]): string[] => [
  ...["LEADER", "CONTESTANT", "GUEST", "GUIDE"],
  ...committees.flatMap(({ key }) => Object.values(committeeRoles(key))),
];

const listsSelect = {
  ...choiceColumns,
  committees: { select: { key: true }, orderBy: { position: "asc" } },
} as const;

/** What the forms of the current edition offer to choose from (api.md, "Lists"). */
export async function getContestEnums(): Promise<ContestEnums> {
  const edition = await db().edition.findFirst({ where: { isCurrent: true }, select: listsSelect });
  if (!edition) throw notFound("edition");
  return {
    contestantGroupsList: Object.values(ContestantGroup),
    tShirtSizesList: edition.tShirtSizes,
    operatingSystemNamesList: edition.operatingSystemNames,
    arrivalLocationsList: edition.arrivalLocations,
    userRolesList: Object.values(UserRole),
    personRolesList: personRolesWith(edition.committees),
  };
}

/** An edition's schedule in order, the current one's without a year: dates as yyyy-MM-dd, times as HH:mm of the venue. */
export async function getSchedule(year?: number) {
  const edition = await db().edition.findFirst({
    where: ofYear(year),
    select: {
      name: true,
      shortName: true,
      year: true,
      venue: true,
      timeZone: true,
      version: true,
      scheduleItems: {
        select: { id: true, date: true, startTime: true, endTime: true, title: true, location: true },
        orderBy: [{ date: "asc" }, { position: "asc" }],
      },
    },
  });
  if (!edition) throw notFound("edition");
  const { scheduleItems, ...rest } = edition;
  return { ...rest, items: scheduleItems.map(({ date, ...item }) => ({ ...item, date: dateText(date) })) };
}
