import "server-only";
import { type CurrentEdition, editionSelect } from "@/lib/edition/views";
import { Prisma } from "@/lib/generated/prisma/client";
import type { Database } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";

const lockClauses = { share: Prisma.sql`FOR KEY SHARE`, update: Prisma.sql`FOR UPDATE` };

/** 409 for a write to a past edition. */
const isOver = (year: number) => new AppError(409, `The ${year} edition is over and stays as it was.`);

/** 409 for a write that was prepared before the next edition became the current one. */
const hasChanged = () => new AppError(409, "The next edition has begun in the meantime. Reload the page.");

interface LockOptions {
  /** The edition that the write was prepared for. */
  expectedId?: string;
  /** "update" for writes to the edition itself and its deadlines; it waits for every other lock. */
  mode?: keyof typeof lockClauses;
}

/**
 * Locks the current edition until the transaction ends, so that its settings stay as read and the next edition cannot
 * start. To avoid deadlocks, call it before any other row is locked. Throws 409 if `expectedId` is no longer current.
 */
export async function lockEdition(
  transaction: Database,
  { expectedId, mode = "share" }: LockOptions = {},
): Promise<CurrentEdition> {
  const [locked] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Edition" WHERE "isCurrent" ${lockClauses[mode]}`;
  if (!locked || locked.id !== (expectedId ?? locked.id)) throw hasChanged();
  return transaction.edition.findUniqueOrThrow({ where: { id: locked.id }, select: editionSelect });
}

/**
 * Locks the current edition as `lockEdition` does and returns it, and with it the edition to change: itself or one that is
 * being prepared. Throws 404, 409 for a past edition.
 */
export async function lockEditable(
  transaction: Database,
  id: string,
): Promise<{ current: CurrentEdition; edition: CurrentEdition }> {
  const current = await lockEdition(transaction, { mode: "update" });
  if (id === current.id) return { current, edition: current };
  const edition = await transaction.edition.findUnique({ where: { id }, select: editionSelect });
  if (!edition) throw notFound("edition");
  if (edition.year < current.year) throw isOver(edition.year);
  return { current, edition };
}
