import "server-only";
import type { Database } from "@/lib/db";

interface Home {
  editionId: string;
  countryId: string;
}

/**
 * Takes `count` contestant numbers of a country in an edition and returns the first: each is given once and never again,
 * even after its contestant has left. Whoever else wants numbers of this country waits for the transaction's end.
 */
export async function takeNumbers(transaction: Database, home: Home, count: number): Promise<number> {
  const [counter] = await transaction.$queryRaw<{ lastNumber: number }[]>`
    INSERT INTO "ContestantCodeCounter" AS c ("editionId", "countryId", "lastNumber")
    VALUES (${home.editionId}::uuid, ${home.countryId}::uuid, ${count})
    ON CONFLICT ("editionId", "countryId") DO UPDATE SET "lastNumber" = c."lastNumber" + ${count}
    RETURNING "lastNumber"`;
  if (!counter) throw new Error("a counter that was neither made nor moved on");
  return counter.lastNumber - count + 1;
}
