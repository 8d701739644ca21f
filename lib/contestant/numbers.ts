import "server-only";
import type { Database } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

interface Home {
  editionId: string;
  countryId: string;
}

/** The statement that takes numbers in the edition whose "id" the one row of `edition` has; gives "lastNumber". */
export const takingNumbers = (edition: Prisma.Sql, countryId: string, count: number): Prisma.Sql => Prisma.sql`
  INSERT INTO "ContestantCodeCounter" AS c ("editionId", "countryId", "lastNumber")
  SELECT "id", ${countryId}::uuid, ${count}::int FROM ${edition}
  ON CONFLICT ("editionId", "countryId") DO UPDATE SET "lastNumber" = c."lastNumber" + ${count}::int
  RETURNING "lastNumber"`;

/**
 * Takes `count` contestant numbers of a country in an edition and returns the first: each is given once and never again,
 * even after its contestant has left. Whoever else wants numbers of this country waits for the transaction's end.
 */
export async function takeNumbers(transaction: Database, home: Home, count: number): Promise<number> {
  const edition = Prisma.sql`(SELECT ${home.editionId}::uuid AS "id") AS given`;
  const taking = takingNumbers(edition, home.countryId, count);
  const [counter] = await transaction.$queryRaw<{ lastNumber: number }[]>(taking);
  if (!counter) throw new Error("a counter that was neither made nor moved on");
  return counter.lastNumber - count + 1;
}
