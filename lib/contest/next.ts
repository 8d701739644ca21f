import "server-only";
import { randomUUID } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { type CarriedEdition, carriedSelect, carryMembers } from "@/lib/contest/carry";
import { dateErrors } from "@/lib/contest/edition-dates";
import * as endpoints from "@/lib/contest/endpoints";
import type { NextInput } from "@/lib/contest/inputs";
import { lockEdition } from "@/lib/contest/lock-edition";
import type { EditionSettings } from "@/lib/contest/schema";
import { getSettings } from "@/lib/contest/settings";
import { type Database, db } from "@/lib/db";
import { invalid } from "@/lib/http/problem";
import { dateText, toDate } from "@/lib/time";
import { toInstant } from "@/lib/time-zone";

/** Locks the current edition and reads what the next one takes over. Throws 409 if `expectedId` is no longer current. */
async function lockCurrent(transaction: Database, expectedId: string | null): Promise<CarriedEdition> {
  const { id } = await lockEdition(transaction, { expectedId: expectedId ?? undefined, mode: "update" });
  return transaction.edition.findUniqueOrThrow({ where: { id }, select: carriedSelect });
}

function checked(current: CarriedEdition, body: NextInput) {
  const { year, startDate, endDate } = body;
  const endOfRegistrationDate = toInstant(body.endOfRegistrationDate, current.timeZone);
  const errors = dateErrors({ year, startDate, endDate, endOfRegistrationDate, timeZone: current.timeZone });
  if (year <= current.year) errors.year = [`The next edition comes after ${current.year}.`];
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { startDate: toDate(startDate), endDate: toDate(endDate), endOfRegistrationDate };
}

/** The day that lies as far from the new beginning as `date` from the old one. */
function shifted(date: Date, from: Date, to: Date): Date {
  const days = Temporal.PlainDate.from(dateText(from)).until(dateText(date), { largestUnit: "days" });
  return toDate(Temporal.PlainDate.from(dateText(to)).add(days).toString());
}

/**
 * Makes the next edition from the current one and makes it current: texts, lists, links, companies, committees and the
 * schedule, moved to the new dates, are carried over, and the committees' members if that is asked for. The old edition
 * keeps every row as it was. Throws 409 if it has been done already, 422.
 */
export async function startNextEdition(actor: Actor, body: NextInput): Promise<EditionSettings> {
  const id = randomUUID();
  await db().$transaction(async (transaction) => {
    const current = await lockCurrent(transaction, body.contestId);
    const dates = checked(current, body);
    const { id: currentId, companies, committees, scheduleItems, ...carried } = current;
    const { year, name, shortName } = body;
    const edition = { ...carried, year, name, shortName, ...dates };
    // One edition is current at any moment: the old one steps back first.
    await transaction.edition.update({ where: { id: currentId }, data: { isCurrent: false }, select: { id: true } });
    await transaction.edition.createMany({ data: [{ id, ...edition, isCurrent: true }] });
    await transaction.company.createMany({ data: companies.map((company) => ({ ...company, editionId: id })) });
    await transaction.committee.createMany({ data: committees.map((committee) => ({ ...committee, editionId: id })) });
    await transaction.scheduleItem.createMany({
      data: scheduleItems.map((item) => ({
        ...item,
        editionId: id,
        date: shifted(item.date, current.startDate, dates.startDate),
      })),
    });
    const members = body.carryMembers ? await carryMembers(transaction, current, id) : [];
    const changes: AuditedChange[] = [
      { entity: "Edition", entityId: currentId, before: { isCurrent: true }, after: { isCurrent: false } },
      { entity: "Edition", entityId: id, before: null, after: { ...edition, isCurrent: true } },
    ];
    await recordChanges(transaction, actor, endpoints.startNextEdition, [...changes, ...members]);
  });
  return getSettings(id);
}
