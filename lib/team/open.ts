import "server-only";
import { LRUCache } from "lru-cache";
import type { CurrentEdition } from "@/lib/contest/edition";
import { hasChanged } from "@/lib/contest/lock-edition";
import type { EditionDates } from "@/lib/contest/rules";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

type OpenEdition = Pick<
  CurrentEdition,
  "id" | "timeZone" | "tShirtSizes" | "operatingSystemNames" | "arrivalLocations" | "endOfRegistrationDate"
>;

/** What a country's new team is checked against and dated by, as it once was read. */
export interface Opening {
  edition: OpenEdition & EditionDates & { siteId: string };
  countryId: string;
  /** Which state of the edition's row this is. */
  state: string;
}

type Row = OpenEdition & { siteId: string; state: string; later: Date | null };

/** About as long as a form is open that one of them may have been made for. */
const lastRead = new LRUCache<string, Opening>({ max: 300, ttl: 10 * 60 * 1000 });

/**
 * A country's opening as it last was read, which may be out of date: to be relied on where holdingOpening finds that out,
 * and to be read anew before anything is refused for it.
 */
export const recallOpening = (countryId: string): Opening | undefined => lastRead.get(countryId);

/** The current edition with the deadlines of a country. Throws 409 if there is none. */
export async function readOpening(countryId: string): Promise<Opening> {
  const [row] = await db().$queryRaw<Row[]>`
    SELECT e."id", e."siteId", e."timeZone", e."tShirtSizes", e."operatingSystemNames", e."arrivalLocations",
      e."endOfRegistrationDate", e.xmin::text AS "state", given."endOfRegistrationDate" AS "later"
    FROM "Edition" e
    LEFT JOIN "DeadlineException" given ON given."editionId" = e."id" AND given."countryId" = ${countryId}::uuid
    WHERE e."isCurrent"`;
  if (!row) throw hasChanged();
  const { state, later, ...facts } = row;
  const deadlineExceptions = later ? [{ countryId, endOfRegistrationDate: later }] : [];
  const opening = { edition: { ...facts, deadlineExceptions }, countryId, state };
  lastRead.set(countryId, opening);
  return opening;
}

/**
 * Part of a statement: "held" has the edition's row, which stays until the statement ends as lockEdition makes it, or no
 * row if it, or the country's deadline when the statement began, is not as `opening` has it.
 */
export function holdingOpening({ edition: { id, deadlineExceptions }, countryId, state }: Opening): Prisma.Sql {
  const later = deadlineExceptions[0]?.endOfRegistrationDate ?? null;
  return Prisma.sql`
    held AS (SELECT "id" FROM "Edition" WHERE "isCurrent" AND "id" = ${id}::uuid AND xmin::text = ${state}
      AND (SELECT "endOfRegistrationDate" FROM "DeadlineException"
        WHERE "editionId" = ${id}::uuid AND "countryId" = ${countryId}::uuid) IS NOT DISTINCT FROM ${later}
      FOR KEY SHARE)`;
}
