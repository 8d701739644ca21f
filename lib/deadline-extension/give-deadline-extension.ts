import "server-only";
import * as endpoints from "@/lib/deadline-extension/endpoints";
import type { DeadlineExtensionInput } from "@/lib/deadline-extension/inputs";
import type { DeadlineExtension } from "@/lib/deadline-extension/schema";
import { tellOfDeadline } from "@/lib/deadline-extension/tell-of-deadline";
import { deadlineExtensionSelect, toAudit, toDeadlineExtension } from "@/lib/deadline-extension/views";
import { lockEdition } from "@/lib/edition/lock-edition";
import { formatDeadline } from "@/lib/edition/rules";
import type { EditionRow } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import { invalid, notFound } from "@/lib/platform/errors/problem";
import { dateText } from "@/lib/platform/time/time";
import { requireInstant, toInstant } from "@/lib/platform/time/time-zone";
import { requireVersion } from "@/lib/platform/write/version";
import { write } from "@/lib/platform/write/write";

/** Throws 422 unless the deadline is after the edition's own and before the end of the tournament. */
function requireLater(edition: EditionRow, given: string): Date {
  const { endOfRegistrationDate, endDate, timeZone } = edition;
  const instant = requireInstant("endOfRegistrationDate", given, timeZone);
  const outOfRange = (than: string, limit: Date) =>
    invalid({ endOfRegistrationDate: [`Choose a time ${than} ${formatDeadline(limit, edition)}.`] });
  if (instant <= endOfRegistrationDate)
    throw outOfRange("later than the end of registration for everybody,", endOfRegistrationDate);
  const endOfTournament = toInstant(`${dateText(endDate)}T23:59`, timeZone);
  if (instant > endOfTournament) throw outOfRange("before the tournament is over,", endOfTournament);
  return instant;
}

/**
 * Mails the country's registrators unless the edition has these mails turned off. Throws 404 for an unknown country, 409
 * for a stale version, and 422 for a time out of range.
 */
export function giveDeadlineExtension(
  actor: Actor,
  countryId: string,
  given: DeadlineExtensionInput,
  now: Date,
): Promise<DeadlineExtension> {
  return write(actor, endpoints.giveDeadlineExtension, async (unit) => {
    const { transaction, audit } = unit;
    const edition = await lockEdition(transaction, { mode: "update" });
    if ((await transaction.country.count({ where: { id: countryId } })) === 0) throw notFound("country");
    const where = { editionId_countryId: { editionId: edition.id, countryId } };
    const before = await transaction.deadlineExtension.findUnique({ where, select: deadlineExtensionSelect });
    await requireVersion(transaction, {
      stored: before?.version ?? 0,
      given: given.version,
      changes: { entity: "DeadlineExtension", entityId: before?.id ?? edition.id },
      current: () => before && toDeadlineExtension(before),
    });
    const endOfRegistrationDate = requireLater(edition, given.endOfRegistrationDate);
    const data = { endOfRegistrationDate, reason: given.reason, givenById: actor.id, givenAt: now };
    const after = await transaction.deadlineExtension.upsert({
      where,
      create: { editionId: edition.id, countryId, ...data },
      update: { ...data, version: { increment: 1 } },
      select: deadlineExtensionSelect,
    });
    const { id: entityId, country } = after;
    const change = { name: country.name, before: before && toAudit(before), after: toAudit(after) };
    audit({ entity: "DeadlineExtension", entityId, ...change });
    await tellOfDeadline(unit, edition, after, now);
    return toDeadlineExtension(after);
  });
}
