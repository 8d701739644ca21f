import "server-only";
import { getSettings } from "@/lib/edition/queries";
import { type EditionRow, editionArgs } from "@/lib/edition/views";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Database } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { requireVersion } from "@/lib/platform/write/version";

const lockClauses = { share: Prisma.sql`FOR KEY SHARE`, update: Prisma.sql`FOR UPDATE` };

export const nextHasBegun = () => new AppError(409, "The next edition has begun in the meantime. Reload the page.");

/**
 * Locks the current edition. Call it before any other row is locked (lib/platform/db/lock-row.ts). "share" lets other
 * writes run at the same time, "update" excludes them all. Throws 409 if another edition becomes current meanwhile.
 */
export async function lockEdition(
  transaction: Database,
  { mode = "share" }: { mode?: keyof typeof lockClauses } = {},
): Promise<EditionRow> {
  const [locked] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Edition" WHERE "isCurrent" ${lockClauses[mode]}`;
  if (!locked) throw nextHasBegun();
  return transaction.edition.findUniqueOrThrow({ where: { id: locked.id }, ...editionArgs });
}

/** Locks the current edition. Returns the next edition if `id` is its id, and else the current one. */
export async function lockCurrentOrNext(transaction: Database, id: string | null): Promise<EditionRow> {
  const current = await lockEdition(transaction);
  if (!id || id === current.id) return current;
  const next = await transaction.edition.findFirst({ where: { id, year: { gt: current.year } }, ...editionArgs });
  return next ?? current;
}

/**
 * Excludes all other writes. Returns the edition of `year`, or the current one. Throws 404 for an unknown year and for the
 * next edition.
 */
export async function lockEditionOf(transaction: Database, year: number | undefined): Promise<EditionRow> {
  const current = await lockEdition(transaction, { mode: "update" });
  if (year === undefined) return current;
  const edition = await transaction.edition.findUnique({ where: { year }, ...editionArgs });
  if (!edition || edition.year > current.year) throw notFound("edition");
  return edition;
}

/** Excludes all other writes. Throws 404 for an unknown id, and 409 for a past edition or a stale version. */
export async function lockEditable(transaction: Database, id: string, version?: number | null): Promise<EditionRow> {
  const current = await lockEdition(transaction, { mode: "update" });
  const edition = await transaction.edition.findUnique({ where: { id }, ...editionArgs });
  if (!edition) throw notFound("edition");
  if (edition.year < current.year) throw new AppError(409, `The ${edition.year} edition is over and stays as it was.`);
  await requireVersion(transaction, {
    stored: edition.version,
    given: version,
    changes: { entity: "Edition", entityId: id, action: { startsWith: "PUT /api/Contest/" } },
    current: () => getSettings(id, transaction),
  });
  return edition;
}
