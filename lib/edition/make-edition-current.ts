import "server-only";
import * as endpoints from "@/lib/edition/endpoints";
import { lockEdition } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import { requireUnused } from "@/lib/edition/unused";
import { type EditionRow, editionArgs } from "@/lib/edition/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { AppError, invalid, notFound } from "@/lib/platform/errors/problem";
import { dateText, formatDate, toLocalDate } from "@/lib/platform/time/time";
import { type UnitOfWork, write } from "@/lib/platform/write/write";

/** The database allows only one current edition, so set the old one to false first. */
export async function setCurrent(
  { transaction, audit }: UnitOfWork,
  { id, year }: Pick<EditionRow, "id" | "year">,
  isCurrent: boolean,
): Promise<void> {
  await transaction.edition.update({ where: { id }, data: { isCurrent }, select: { id: true } });
  const before = { isCurrent: !isCurrent };
  audit({ entity: "Edition", entityId: id, name: String(year), before, after: { isCurrent } });
}

type EndingEdition = Pick<EditionRow, "year" | "endDate" | "timeZone">;

/** Throws 422 before the last day of the edition unless its year is given as `ends`. */
export function requireEnd(
  { year, endDate, timeZone }: EndingEdition,
  ends: number | null | undefined,
  now: Date,
): void {
  const lastDay = dateText(endDate);
  if (ends === year || toLocalDate(now, timeZone) >= lastDay) return;
  throw invalid({
    ends: [`The last day of the ${year} edition is ${formatDate(lastDay)}. Send ${year} to end it now.`],
  });
}

/** Throws 409 unless `edition` is the one before the current one, and the current one is unused. */
async function requireReturn(transaction: Database, edition: EditionRow, current: EditionRow): Promise<void> {
  if (edition.id === current.id) throw new AppError(409, `The ${edition.year} edition is the current one.`);
  const inBetween = await transaction.edition.findFirst({
    where: { year: { gt: edition.year }, id: { not: current.id } },
    select: { year: true },
  });
  if (inBetween) throw new AppError(409, `The ${edition.year} edition is over and stays as it was.`);
  await requireUnused(transaction, current);
}

/**
 * Throws 404 for an unknown id, 409 for an edition that cannot become current, and 422 unless the current one may end.
 */
export async function makeEditionCurrent(actor: Actor, id: string, ends: number | undefined, now: Date) {
  return write(actor, endpoints.makeEditionCurrent, async (unit) => {
    const { transaction } = unit;
    const current = await lockEdition(transaction, { mode: "update" });
    const edition = await transaction.edition.findUnique({ where: { id }, ...editionArgs });
    if (!edition) throw notFound("edition");
    if (edition.year > current.year) requireEnd(current, ends, now);
    else await requireReturn(transaction, edition, current);
    await setCurrent(unit, current, false);
    await setCurrent(unit, edition, true);
    return getSettings(id, transaction);
  });
}
