import "server-only";
import { randomUUID } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import * as endpoints from "@/lib/edition/endpoints";
import type { NextInput } from "@/lib/edition/inputs";
import { lockEdition } from "@/lib/edition/lock-edition";
import { committeeRoles } from "@/lib/edition/person-roles";
import { getSettings } from "@/lib/edition/queries";
import { dateErrors } from "@/lib/edition/rules";
import type { EditionSettings } from "@/lib/edition/schema";
import { generalColumns, textColumns } from "@/lib/edition/views";
import type {
  CommitteeSelect,
  CompanySelect,
  EditionGetPayload,
  EditionSelect,
  PersonSelect,
  ScheduleItemSelect,
  VenuePictureSelect,
} from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { AppError, invalid } from "@/lib/platform/errors/problem";
import { dateText, toDate } from "@/lib/platform/time/time";
import { requireInstant } from "@/lib/platform/time/time-zone";
import { type AuditedChange, recordChanges } from "@/lib/platform/write/audit-log";

type NotCopied =
  | "isCurrent"
  | "version"
  | "persons"
  | "teams"
  | "contestants"
  | "guides"
  | "deadlineExceptions"
  | "codeCounters"
  | "printRuns"
  | "transfers"
  | "resultsState"
  | "unofficialAwarded"
  | "resultsVersion"
  | "tasks"
  | "awardBoundaries"
  | "_count";

type CopiedColumns<Part> = Required<Omit<Part, "id" | "editionId" | "edition" | "image">>;

/** What the next edition copies. `satisfies` fails when a new column is neither copied nor listed in NotCopied. */
const copiedSelect = {
  ...generalColumns,
  ...textColumns,
  siteId: true,
  companies: {
    select: {
      kind: true,
      position: true,
      name: true,
      imageHash: true,
      companyUrl: true,
      additionalInformation: true,
    } satisfies CopiedColumns<CompanySelect>,
  },
  venuePictures: {
    select: { position: true, caption: true, isMap: true, imageHash: true } satisfies CopiedColumns<VenuePictureSelect>,
  },
  committees: {
    select: {
      position: true,
      key: true,
      name: true,
      chairTitle: true,
      memberTitle: true,
    } satisfies CopiedColumns<CommitteeSelect>,
  },
  scheduleItems: {
    select: {
      date: true,
      position: true,
      startTime: true,
      endTime: true,
      title: true,
      location: true,
    } satisfies CopiedColumns<ScheduleItemSelect>,
  },
} satisfies Required<Omit<EditionSelect, NotCopied>>;

type CopiedEdition = EditionGetPayload<{ select: typeof copiedSelect }>;

async function lockCurrent(transaction: Database, expectedId: string | null): Promise<CopiedEdition> {
  const { id } = await lockEdition(transaction, { expectedId: expectedId ?? undefined, mode: "update" });
  return transaction.edition.findUniqueOrThrow({ where: { id }, select: copiedSelect });
}

/** Throws 409 while an edition after the one of `year` is being prepared. */
async function requireNoDraft(transaction: Database, year: number): Promise<void> {
  const draft = await transaction.edition.findFirst({ where: { year: { gt: year } }, select: { year: true } });
  if (draft) {
    throw new AppError(
      409,
      `The ${draft.year} edition is being prepared already. Make it the current edition or delete it first.`,
    );
  }
}

/** The new edition's dates as columns. Throws 422. */
function datesOf(current: CopiedEdition, body: NextInput) {
  const { year, startDate, endDate } = body;
  const endOfRegistrationDate = requireInstant("endOfRegistrationDate", body.endOfRegistrationDate, current.timeZone);
  const errors = dateErrors({ year, startDate, endDate, endOfRegistrationDate, timeZone: current.timeZone });
  if (year <= current.year) errors.year = [`The next edition comes after ${current.year}.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate };
}

/** Moves `date` by the number of days between the two editions' first days. */
function shiftDate(date: Date, oldStart: Date, newStart: Date): Date {
  const days = Temporal.PlainDate.from(dateText(oldStart)).until(dateText(date), { largestUnit: "days" });
  return toDate(Temporal.PlainDate.from(dateText(newStart)).add(days).toString());
}

/** Moves an age limit by `years`; null stays null. */
const shiftLimit = (limit: Date | null, years: number) =>
  limit && toDate(Temporal.PlainDate.from(dateText(limit)).add({ years }).toString());

/** Copies the people with a committee role into another edition, with these roles only. Returns the changes to audit. */
const memberColumns = {
  countryId: true,
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
  assignedRoles: true,
} as const satisfies PersonSelect;

async function copyCommitteeMembers(
  transaction: Database,
  from: CopiedEdition,
  editionId: string,
): Promise<AuditedChange[]> {
  const roles = from.committees.flatMap(({ key }) => Object.values(committeeRoles(key)));
  const members = await transaction.person.findMany({
    where: { editionId: from.id, assignedRoles: { hasSome: roles } },
    select: memberColumns,
    orderBy: { createdAt: "asc" },
  });
  const copies = members.map((member) => ({
    ...member,
    id: randomUUID(),
    editionId,
    assignedRoles: member.assignedRoles.filter((role) => roles.includes(role)),
  }));
  await transaction.person.createMany({ data: copies });
  return copies.map(({ id, ...person }) => ({
    entity: "Person",
    entityId: id,
    before: null,
    after: person,
    teamIds: [],
  }));
}

/** Makes way for another current edition: the database allows only one. Returns the change to audit. */
export async function endEdition(transaction: Database, id: string): Promise<AuditedChange> {
  await transaction.edition.update({ where: { id }, data: { isCurrent: false }, select: { id: true } });
  return { entity: "Edition", entityId: id, before: { isCurrent: true }, after: { isCurrent: false } };
}

/**
 * Creates the next edition from the current one and makes it current unless it is a draft: copies texts, lists, links,
 * pictures of the venue, companies, committees, the schedule, moved to the new dates, the age limits, moved by the years
 * between, and the committees' members if requested. The old edition does not change. Throws 409 if the next edition has
 * been created already, 422.
 */
export async function startNextEdition(actor: Actor, body: NextInput): Promise<EditionSettings> {
  const id = randomUUID();
  await inTransaction(async (transaction) => {
    const current = await lockCurrent(transaction, body.contestId);
    await requireNoDraft(transaction, current.year);
    const dates = datesOf(current, body);
    const { id: currentId, companies, venuePictures, committees, scheduleItems, ...copied } = current;
    const { year, name, shortName } = body;
    const limits = {
      juniorsBornOnOrAfter: shiftLimit(current.juniorsBornOnOrAfter, year - current.year),
      seniorsBornOnOrAfter: shiftLimit(current.seniorsBornOnOrAfter, year - current.year),
    };
    const edition = { ...copied, year, name, shortName, ...dates, ...limits, isCurrent: !body.draft };
    const ended = body.draft ? [] : [await endEdition(transaction, currentId)];
    await transaction.edition.createMany({ data: [{ id, ...edition }] });
    await transaction.company.createMany({ data: companies.map((company) => ({ ...company, editionId: id })) });
    await transaction.venuePicture.createMany({ data: venuePictures.map((one) => ({ ...one, editionId: id })) });
    await transaction.committee.createMany({ data: committees.map((committee) => ({ ...committee, editionId: id })) });
    await transaction.scheduleItem.createMany({
      data: scheduleItems.map((item) => ({
        ...item,
        editionId: id,
        date: shiftDate(item.date, current.startDate, dates.startDate),
      })),
    });
    const members = body.carryMembers ? await copyCommitteeMembers(transaction, current, id) : [];
    await recordChanges(transaction, actor, endpoints.startNextEdition, [
      ...ended,
      { entity: "Edition", entityId: id, before: null, after: edition },
      ...members,
    ]);
  });
  return getSettings(id);
}
