import "server-only";
import { randomUUID } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import * as endpoints from "@/lib/edition/endpoints";
import type { NextInput } from "@/lib/edition/inputs";
import { lockEdition, nextHasBegun } from "@/lib/edition/lock-edition";
import { requireEnd, setCurrent } from "@/lib/edition/make-edition-current";
import { assignedRoles, assignedRolesSelect } from "@/lib/edition/person-roles";
import { getSettings } from "@/lib/edition/queries";
import { dateErrors } from "@/lib/edition/rules";
import type { EditionModel, PersonSelect } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError, throwIfInvalid } from "@/lib/platform/errors/problem";
import { without } from "@/lib/platform/pick";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";
import { create, type UnitOfWork } from "@/lib/platform/write/write";

/** The columns that the next edition does not take over. A test lists those that it does. */
export const notCopied = {
  id: true,
  isCurrent: true,
  resultsState: true,
  unofficialAwarded: true,
  registratorsSeeLetters: true,
  lastLetterNumber: true,
  endOfJourneyDate: true,
  keepDataUntil: true,
  dataDeletedAt: true,
  resultsVersion: true,
  roomsVersion: true,
  version: true,
} as const;

const copiedLists = {
  companies: true,
  venuePictures: true,
  printPictures: true,
  committees: true,
  scheduleItems: true,
  rooms: true,
  questions: true,
} as const;

const copiesOf = <Row extends { id: string; editionId: string }>(rows: Row[]) => ({
  createMany: { data: rows.map((row) => without(row, { id: true, editionId: true })) },
});

/** Throws 409 while an edition after the one of `year` is being prepared. */
async function requireNoNextEdition(transaction: Database, year: number): Promise<void> {
  const next = await transaction.edition.findFirst({ where: { year: { gt: year } }, select: { year: true } });
  if (!next) return;
  throw new AppError(
    409,
    `The ${next.year} edition is being prepared already. Make it the current edition or delete it first.`,
  );
}

/** Throws 422 for a year that is not after the current edition's, and for dates that are out of order. */
function datesOf({ year: currentYear, timeZone }: EditionModel, body: NextInput) {
  const { year, startDate, endDate } = body;
  const endOfRegistrationDate = requireInstant("endOfRegistrationDate", body.endOfRegistrationDate, timeZone);
  const errors =
    year > currentYear
      ? dateErrors({ year, startDate, endDate, endOfRegistrationDate, endOfJourneyDate: null, timeZone })
      : { year: [`The next edition comes after ${currentYear}.`] };
  throwIfInvalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate };
}

/** Keeps the number of days from the edition's first day. */
function shiftDate(date: Date, oldStart: Date, newStart: Date): Date {
  const days = Temporal.PlainDate.from(dateText(oldStart)).until(dateText(date), { largestUnit: "days" });
  return toDate(Temporal.PlainDate.from(dateText(newStart)).add(days).toString());
}

const shiftLimit = (limit: Date | null, years: number) =>
  limit && toDate(Temporal.PlainDate.from(dateText(limit)).add({ years }).toString());

const memberColumns = {
  countryId: true,
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
  pictureIsPublic: true,
} as const satisfies PersonSelect;

/** Copies committee members without their other roles. */
async function copyCommitteeMembers(
  { transaction, audit }: UnitOfWork,
  fromId: string,
  editionId: string,
): Promise<void> {
  const people = await transaction.person.findMany({
    where: { editionId: fromId, committees: { some: {} } },
    select: { ...memberColumns, committees: assignedRolesSelect.committees },
    orderBy: { createdAt: "asc" },
  });
  const copies = people.map((person) => ({ ...person, id: randomUUID(), editionId }));
  await transaction.person.createMany({ data: copies.map((copy) => without(copy, { committees: true })) });
  const committees = await transaction.committee.findMany({ where: { editionId }, select: { id: true, key: true } });
  const members = committees.flatMap(({ id: committeeId, key }) =>
    copies.flatMap(({ id: personId, committees: roles }) =>
      roles
        .filter(({ committee }) => committee.key === key)
        .map(({ isChair }) => ({ personId, committeeId, editionId, isChair })),
    ),
  );
  await transaction.committeeMember.createMany({ data: members });
  for (const { id, committees, ...columns } of copies) {
    const after = { ...columns, assignedRoles: assignedRoles({ isGuest: false, committees }) };
    audit({ entity: "Person", entityId: id, name: after.fullName, before: null, after, teamIds: [] });
  }
}

/**
 * Throws 409 if `contestId` is no longer the current edition, if that has no dates, or if there is a next edition already,
 * and 422 for dates that are out of order or while the current edition may not end.
 */
export async function startNextEdition(actor: Actor, body: NextInput, now: Date) {
  const { contestId, year, name, shortName, draft, carryMembers, ends } = body;
  const insert = async (unit: UnitOfWork, id: string) => {
    const { transaction, audit } = unit;
    const locked = await lockEdition(transaction, { mode: "update" });
    if (contestId && contestId !== locked.id) throw nextHasBegun();
    const current = await transaction.edition.findUniqueOrThrow({ where: { id: locked.id }, include: copiedLists });
    if (!current.hasDates) throw new AppError(409, "Enter the year and the dates of this edition first.");
    await requireNoNextEdition(transaction, current.year);
    if (!draft) requireEnd(current, ends, now);
    const dates = datesOf(current, body);
    const edition = {
      ...without(current, { ...notCopied, ...copiedLists }),
      year,
      name,
      shortName,
      ...dates,
      isCurrent: !draft,
      juniorsBornOnOrAfter: shiftLimit(current.juniorsBornOnOrAfter, year - current.year),
      seniorsBornOnOrAfter: shiftLimit(current.seniorsBornOnOrAfter, year - current.year),
    };
    const scheduleItems = current.scheduleItems.map((item) => ({
      ...item,
      date: shiftDate(item.date, current.startDate, dates.startDate),
    }));
    const lists = {
      companies: copiesOf(current.companies),
      venuePictures: copiesOf(current.venuePictures),
      printPictures: copiesOf(current.printPictures),
      committees: copiesOf(current.committees),
      scheduleItems: copiesOf(scheduleItems),
      rooms: copiesOf(current.rooms),
      questions: copiesOf(current.questions),
    };
    if (!draft) await setCurrent(unit, current, false);
    await transaction.edition.create({ data: { id, ...edition, ...lists }, select: { id: true } });
    audit({ entity: "Edition", entityId: id, name: String(year), before: null, after: edition });
    if (carryMembers) await copyCommitteeMembers(unit, current.id, id);
  };
  const read = (transaction: Database, id: string) => getSettings(id, transaction);
  return create(actor, endpoints.startNextEdition, null, insert, read);
}
