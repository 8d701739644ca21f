import "server-only";
import { randomUUID } from "node:crypto";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { endOfEditDate } from "@/lib/contest/rules";
import type { CurrentEdition } from "@/lib/contest/views";
import { db } from "@/lib/db";
import * as endpoints from "@/lib/deadline-exception/endpoints";
import type { DeadlineExceptionInput } from "@/lib/deadline-exception/inputs";
import type { DeadlineException } from "@/lib/deadline-exception/schema";
import type { DeadlineExceptionGetPayload, DeadlineExceptionSelect } from "@/lib/generated/prisma/models";
import { invalid, notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { dateText, formatInstant } from "@/lib/time";
import { toInstant } from "@/lib/time-zone";

const select = {
  id: true,
  countryId: true,
  endOfRegistrationDate: true,
  reason: true,
  givenAt: true,
  version: true,
  country: { select: { name: true, alpha2: true } },
  givenBy: { select: { name: true } },
} as const satisfies DeadlineExceptionSelect;

type Row = DeadlineExceptionGetPayload<{ select: typeof select }>;

function toException({ id: _, country, givenBy, endOfRegistrationDate, givenAt, ...row }: Row): DeadlineException {
  return {
    ...row,
    countryName: country.name,
    countryCode: country.alpha2,
    endOfRegistrationDate: endOfRegistrationDate.toISOString(),
    endOfEditDate: endOfEditDate({ endOfRegistrationDate }).toISOString(),
    givenBy: givenBy.name,
    givenAt: givenAt.toISOString(),
  };
}

/** The current edition's exceptions, by country. */
export async function listDeadlineExceptions(): Promise<DeadlineException[]> {
  const rows = await db().deadlineException.findMany({
    where: { edition: { isCurrent: true } },
    select,
    orderBy: { country: { name: "asc" } },
  });
  return rows.map(toException);
}

/** The new deadline as an instant. Throws 422 unless it is after the edition's own and before the end of the tournament. */
function laterThan({ endOfRegistrationDate, endDate, timeZone }: CurrentEdition, given: string): Date {
  const instant = toInstant(given, timeZone);
  const refuse = (than: string, limit: Date) =>
    invalid({ endOfRegistrationDate: [`Choose a time ${than} ${formatInstant(limit, timeZone)} (${timeZone}).`] });
  if (instant <= endOfRegistrationDate) {
    throw refuse("later than the end of registration for everybody,", endOfRegistrationDate);
  }
  const over = toInstant(`${dateText(endDate)}T23:59`, timeZone);
  if (instant > over) throw refuse("before the tournament is over,", over);
  return instant;
}

const audited = ({ countryId, endOfRegistrationDate, reason }: Row) => ({ countryId, endOfRegistrationDate, reason });

/**
 * Gives a country a later end of registration, or changes the one it was given. Throws 404 for an unknown country, 409
 * for a stale version, 422 for a date that is not later than the edition's own.
 */
export async function giveDeadlineException(
  actor: Actor,
  countryId: string,
  given: DeadlineExceptionInput,
  now: Date,
): Promise<DeadlineException> {
  return db().$transaction(async (transaction) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    if ((await transaction.country.count({ where: { id: countryId } })) === 0) throw notFound("country");
    const where = { editionId_countryId: { editionId: edition.id, countryId } };
    const before = await transaction.deadlineException.findUnique({ where, select });
    requireVersion(before?.version ?? 0, given.version);
    const endOfRegistrationDate = laterThan(edition, given.endOfRegistrationDate);
    const data = { endOfRegistrationDate, reason: given.reason, givenById: actor.id, givenAt: now };
    const after = before
      ? await transaction.deadlineException.update({ where, data: { ...data, version: { increment: 1 } }, select })
      : await transaction.deadlineException.create({
          data: { id: randomUUID(), editionId: edition.id, countryId, ...data },
          select,
        });
    await recordChanges(transaction, actor, endpoints.giveDeadlineException, [
      { entity: "DeadlineException", entityId: after.id, before: before && audited(before), after: audited(after) },
    ]);
    return toException(after);
  });
}

/** Takes a country's exception back: the edition's own date counts again. Throws 404 if it has none. */
export async function removeDeadlineException(actor: Actor, countryId: string): Promise<true> {
  await db().$transaction(async (transaction) => {
    const { id: editionId } = await lockEdition(transaction, { mode: "update" });
    const where = { editionId_countryId: { editionId, countryId } };
    const before = await transaction.deadlineException.findUnique({ where, select });
    if (!before) throw notFound("exception");
    await transaction.deadlineException.delete({ where, select: { id: true } });
    await recordChanges(transaction, actor, endpoints.removeDeadlineException, [
      { entity: "DeadlineException", entityId: before.id, before: audited(before), after: null },
    ]);
  });
  return true;
}
