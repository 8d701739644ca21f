import "server-only";
import { cache } from "react";
import { choiceColumns } from "@/lib/edition/choice-lists";
import type { EnteredTime } from "@/lib/edition/dates";
import { participating } from "@/lib/edition/participating";
import { committeeColumns, committeeRoles, personRolesWith, roleName, roleTitle } from "@/lib/edition/person-roles";
import type { Contest, ContestEnums, EditionSettings, EditionSummary } from "@/lib/edition/schema";
import {
  contestSelect,
  type EditionRow,
  editionArgs,
  scheduleSelect,
  settingsArgs,
  toContest,
  toLists,
  toSettings,
} from "@/lib/edition/views";
import { ContestantGroup, UserRole } from "@/lib/generated/prisma/enums";
import { type Database, db } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { dateText } from "@/lib/platform/time/time";

const current = { isCurrent: true } as const;

/** Filters the edition of `year`, or the current one. */
export const ofYear = (year?: number) => (year === undefined ? current : { year });

/** Throws 404 if there is none yet. */
export const currentEdition = cache(async (): Promise<EditionRow> => {
  const edition = await db().edition.findFirst({ where: current, ...editionArgs });
  if (!edition) throw new AppError(404, "No edition of the tournament has been set up yet.");
  return edition;
});

/** The edition of `year`, or the current one. Throws 404 if there is none. */
export async function readEdition(year?: number, database: Database = db()): Promise<EditionRow> {
  const edition = await database.edition.findFirst({ where: ofYear(year), ...editionArgs });
  if (!edition) throw notFound("edition");
  return edition;
}

/** One time of each kind that people have entered, to show what another time zone would do to it. */
export async function listEnteredTimes(edition: EditionRow): Promise<EnteredTime[]> {
  const withArrival = { editionId: edition.id, timeOfArrival: { not: null } };
  const [team, traveller] = await Promise.all([
    db().team.findFirst({ where: { ...withArrival, ...participating }, select: { name: true, timeOfArrival: true } }),
    db().person.findFirst({ where: withArrival, select: { fullName: true, timeOfArrival: true } }),
  ]);
  const times: EnteredTime[] = [];
  const add = (what: string, at: Date | null) => at && times.push({ what, at: at.toISOString() });
  if (team) add(`the arrival of ${team.name}`, team.timeOfArrival);
  if (traveller) add(`the arrival of ${traveller.fullName}`, traveller.timeOfArrival);
  if (edition.hasDates) add("the end of registration", edition.endOfRegistrationDate);
  return times;
}

/** The editions before the current one, the latest first. */
export const pastEditions = cache(async () => {
  const { year } = await currentEdition();
  return db().edition.findMany({
    where: { year: { lt: year } },
    select: { year: true, name: true, shortName: true, resultsState: true },
    orderBy: { year: "desc" },
  });
});

/** The documents of the current edition and then of past ones, the latest first. */
export async function editionDocuments() {
  const { year } = await currentEdition();
  return db().edition.findMany({
    where: { year: { lte: year } },
    select: {
      year: true,
      isCurrent: true,
      resultsState: true,
      invitationLetterUrl: true,
      materialsUrl: true,
      invitationLetter: true,
      materials: true,
    },
    orderBy: { year: "desc" },
  });
}

/** The edition of `year`, or the current one. Throws 404 if there is none, and for the next edition unless `withNext`. */
export const getContest = cache(async (year?: number, withNext = false): Promise<Contest> => {
  const edition = await db().edition.findFirst({ where: ofYear(year), select: contestSelect });
  if (!edition) throw notFound("edition");
  if (!withNext && edition.year > (await currentEdition()).year) throw notFound("edition");
  return toContest(edition);
});

/** The lists of the current edition. Throws 404 if there is none yet. */
export async function getContestEnums(): Promise<ContestEnums> {
  const committees = { select: { key: true }, orderBy: { position: "asc" } } as const;
  const edition = await db().edition.findFirst({ where: current, select: { ...choiceColumns, committees } });
  if (!edition) throw notFound("edition");
  return {
    contestantGroupsList: Object.values(ContestantGroup),
    ...toLists(edition),
    userRolesList: Object.values(UserRole),
    personRolesList: personRolesWith(edition.committees),
  };
}

export async function listCommitteeRoles(year?: number): Promise<{ role: string; title: string }[]> {
  const committees = await db().committee.findMany({
    where: { edition: ofYear(year) },
    select: { id: true, ...committeeColumns },
    orderBy: { position: "asc" },
  });
  return committeeRoles(committees).map((role) => ({ role: roleName(role), title: roleTitle(role) }));
}

/** The items in order; dates are yyyy-MM-dd, times HH:mm at the venue. Throws 404 if there is no such edition. */
export async function getSchedule(year?: number) {
  const heading = { name: true, shortName: true, year: true, venue: true, timeZone: true, version: true } as const;
  const edition = await db().edition.findFirst({
    where: ofYear(year),
    select: { ...heading, scheduleItems: scheduleSelect },
  });
  if (!edition) throw notFound("edition");
  const { scheduleItems, ...details } = edition;
  return { ...details, items: scheduleItems.map(({ date, ...item }) => ({ ...item, date: dateText(date) })) };
}

/** All editions, the latest first. */
export async function listEditions(): Promise<EditionSummary[]> {
  const editions = await db().edition.findMany({
    select: { id: true, year: true, name: true, shortName: true, startDate: true, endDate: true, isCurrent: true },
    orderBy: { year: "desc" },
  });
  return editions.map(({ startDate, endDate, ...edition }) => ({
    ...edition,
    startDate: dateText(startDate),
    endDate: dateText(endDate),
  }));
}

/** How many records have each value. A record that has a value twice counts once. */
function countValues(records: readonly (readonly (string | null)[])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const value of records.flatMap((values) => [...new Set(values)])) {
    if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Object.fromEntries(counts);
}

const placeColumns = { arrivalLocation: true, departureLocation: true } as const;

/** How many records use each value of an edition's lists. */
export async function countUses(database: Database, editionId: string): Promise<EditionSettings["uses"]> {
  const { persons, contestants, teams, transfers } = await database.edition.findUniqueOrThrow({
    where: { id: editionId },
    select: {
      persons: { select: { tShirtSize: true, ...placeColumns } },
      contestants: { select: { operatingSystemName: true } },
      teams: { select: placeColumns },
      transfers: { select: { place: true } },
    },
  });
  const travel = [...persons, ...teams].map((row) => [row.arrivalLocation, row.departureLocation]);
  return {
    tShirtSizesList: countValues(persons.map(({ tShirtSize }) => [tShirtSize])),
    operatingSystemNamesList: countValues(contestants.map(({ operatingSystemName }) => [operatingSystemName])),
    arrivalLocationsList: countValues([...travel, ...transfers.map(({ place }) => [place])]),
  };
}

/** Throws 404 for an unknown id. */
export async function getSettings(id: string, database: Database = db()): Promise<EditionSettings> {
  const edition = await database.edition.findUnique({ where: { id }, ...settingsArgs });
  if (!edition) throw notFound("edition");
  return toSettings(edition, await countUses(database, id));
}
