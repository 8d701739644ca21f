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
  const { lastNumber } = await transaction.contestantCodeCounter.upsert({
    where: { editionId_countryId: home },
    create: { ...home, lastNumber: count },
    update: { lastNumber: { increment: count } },
    select: { lastNumber: true },
  });
  return lastNumber - count + 1;
}
