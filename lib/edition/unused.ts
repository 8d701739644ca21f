import "server-only";
import type { EditionWhereInput } from "@/lib/generated/prisma/models";
import { type Database, db } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";

type EditionKey = { id: string; year: number };

/** An unused edition has only what organizers prepare before registration: texts, lists, rooms, people of committees. */
const unused = {
  teams: { none: {} },
  persons: { none: { isGuest: true } },
  guides: { none: {} },
  transfers: { none: {} },
  deadlineExtensions: { none: {} },
} satisfies EditionWhereInput;

/** Throws 409 for an edition that has been used. */
export async function requireUnused(transaction: Database, { id, year }: EditionKey): Promise<void> {
  if ((await transaction.edition.count({ where: { id, ...unused } })) > 0) return;
  throw new AppError(409, `The ${year} edition has teams, guests, guides, transfers or deadline extensions.`);
}

/** Unused past editions, the latest first. */
export function listUnusedEditions({ year }: EditionKey): Promise<EditionKey[]> {
  return db().edition.findMany({
    where: { year: { lt: year }, ...unused },
    select: { id: true, year: true },
    orderBy: { year: "desc" },
  });
}

export const isUnused = async ({ id }: EditionKey): Promise<boolean> =>
  (await db().edition.count({ where: { id, ...unused } })) > 0;
