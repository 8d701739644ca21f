import "server-only";
import { randomUUID } from "node:crypto";
import * as endpoints from "@/lib/deadline-exception/endpoints";
import type { DeadlineExceptionInput } from "@/lib/deadline-exception/inputs";
import type { DeadlineException } from "@/lib/deadline-exception/schema";
import {
  type DeadlineExceptionRow,
  deadlineExceptionSelect,
  toDeadlineException,
} from "@/lib/deadline-exception/views";
import { lockEdition } from "@/lib/edition/lock-edition";
import { formatDeadline } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { invalid, notFound } from "@/lib/platform/errors/problem";
import { dateText } from "@/lib/platform/time/time";
import { requireInstant, toInstant } from "@/lib/platform/time/time-zone";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";

/** The new deadline as an instant. Throws 422 unless it is after the edition's own and before the end of the tournament. */
function requireLater(edition: EditionRow, given: string): Date {
  const { endOfRegistrationDate, endDate, timeZone } = edition;
  const instant = requireInstant("endOfRegistrationDate", given, timeZone);
  const refuse = (than: string, limit: Date) =>
    invalid({ endOfRegistrationDate: [`Choose a time ${than} ${formatDeadline(limit, edition)}.`] });
  if (instant <= endOfRegistrationDate) {
    throw refuse("later than the end of registration for everybody,", endOfRegistrationDate);
  }
  const endOfTournament = toInstant(`${dateText(endDate)}T23:59`, timeZone);
  if (instant > endOfTournament) throw refuse("before the tournament is over,", endOfTournament);
  return instant;
}

const toAudit = ({ countryId, endOfRegistrationDate, reason }: DeadlineExceptionRow) => ({
  countryId,
  endOfRegistrationDate,
  reason,
});

/**
 * Sets a later end of registration for one country. Throws 404 for an unknown country, 409 for a stale version, 422 for a
 * date that is not later than the edition's own.
 */
export async function giveDeadlineException(
  actor: Actor,
  countryId: string,
  given: DeadlineExceptionInput,
  now: Date,
): Promise<DeadlineException> {
  return inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    if ((await transaction.country.count({ where: { id: countryId } })) === 0) throw notFound("country");
    const where = { editionId_countryId: { editionId: edition.id, countryId } };
    const before = await transaction.deadlineException.findUnique({ where, select: deadlineExceptionSelect });
    requireVersion(before?.version ?? 0, given.version);
    const endOfRegistrationDate = requireLater(edition, given.endOfRegistrationDate);
    const data = { endOfRegistrationDate, reason: given.reason, givenById: actor.id, givenAt: now };
    const after = await transaction.deadlineException.upsert({
      where,
      create: { id: randomUUID(), editionId: edition.id, countryId, ...data },
      update: { ...data, version: { increment: 1 } },
      select: deadlineExceptionSelect,
    });
    await recordChanges(transaction, actor, endpoints.giveDeadlineException, [
      { entity: "DeadlineException", entityId: after.id, before: before && toAudit(before), after: toAudit(after) },
    ]);
    return toDeadlineException(after);
  });
}

/** Deletes a country's exception, so that the edition's own deadline applies again. Throws 404 if there is none. */
export async function removeDeadlineException(actor: Actor, countryId: string): Promise<true> {
  await inTransaction(async (transaction) => {
    const { id: editionId } = await lockEdition(transaction, { mode: "update" });
    const where = { editionId_countryId: { editionId, countryId } };
    const before = await transaction.deadlineException.findUnique({ where, select: deadlineExceptionSelect });
    if (!before) throw notFound("exception");
    await transaction.deadlineException.delete({ where, select: { id: true } });
    await recordChanges(transaction, actor, endpoints.removeDeadlineException, [
      { entity: "DeadlineException", entityId: before.id, before: toAudit(before), after: null },
    ]);
  });
  return true;
}
