import "server-only";
import { type HeldEdition, hasChanged, holdingEdition } from "@/lib/contest/edition";
import type { EditionDates } from "@/lib/contest/rules";
import { takingNumbers } from "@/lib/contestant/numbers";
import type { Database } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** What a new team is checked against and dated by, and the first of its contestants' numbers. */
export interface Opening {
  edition: HeldEdition & EditionDates;
  firstNumber: number;
}

type Row = HeldEdition & { later: Date | null; lastNumber: number };

/**
 * Holds the current edition as holdEdition does, with the deadlines of a country, and takes numbers for `count` of its
 * contestants as takeNumbers does, in one way to the database and back. Throws 409 if the next edition has begun since
 * `readId` was read.
 */
export async function openTeam(
  transaction: Database,
  { countryId, count, readId }: { countryId: string; count: number; readId: string | undefined },
): Promise<Opening> {
  const [row] = await transaction.$queryRaw<Row[]>`
    WITH held AS (${holdingEdition}),
    counter AS (${takingNumbers(Prisma.sql`held`, countryId, count)})
    SELECT held.*, counter."lastNumber", given."endOfRegistrationDate" AS "later"
    FROM held CROSS JOIN counter
    LEFT JOIN "DeadlineException" given ON given."editionId" = held."id" AND given."countryId" = ${countryId}::uuid`;
  if (!row || row.id !== (readId ?? row.id)) throw hasChanged();
  const { later, lastNumber, ...edition } = row;
  const deadlineExceptions = later ? [{ countryId, endOfRegistrationDate: later }] : [];
  return { edition: { ...edition, deadlineExceptions }, firstNumber: lastNumber - count + 1 };
}
