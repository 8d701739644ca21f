import "server-only";
import { cache } from "react";
import { type Database, db } from "@/lib/db";
import { AppError } from "@/lib/http/problem";

/** The columns that say until when a country's registrators may change what (lib/contest/rules.ts). */
export const editionDates = {
  endOfRegistrationDate: true,
  timeZone: true,
  deadlineExceptions: { select: { countryId: true, endOfRegistrationDate: true } },
} as const;

const select = {
  ...editionDates,
  id: true,
  year: true,
  name: true,
  shortName: true,
  startDate: true,
  endDate: true,
  venue: true,
  siteId: true,
  contactEmail: true,
  tShirtSizes: true,
  operatingSystemNames: true,
  arrivalLocations: true,
} as const;

/** Which edition is asked for: the one of a year, or the current one. */
export const ofYear = (year?: number) => (year === undefined ? { isCurrent: true } : { year });

/** The current edition's facts that most pages and rules need. Throws 404 before there is one. Asked once per page. */
export const currentEdition = cache(async () => {
  const edition = await db().edition.findFirst({ where: { isCurrent: true }, select });
  if (!edition) throw new AppError(404, "No edition of the tournament has been set up yet.");
  return edition;
});

export type CurrentEdition = Awaited<ReturnType<typeof currentEdition>>;

/** The editions before the current one, the latest first. Asked once per page. */
export const pastEditions = cache(async () => {
  const { year } = await currentEdition();
  return db().edition.findMany({
    where: { year: { lt: year } },
    select: { year: true, name: true, shortName: true },
    orderBy: { year: "desc" },
  });
});

/**
 * Sees to it that what is made in this transaction is made in the current edition: the next one can't begin before it
 * ends. Throws 409 if it has begun since the edition was read.
 */
export async function requireStillCurrent(transaction: Database, editionId: string): Promise<void> {
  const rows = await transaction.$queryRaw<unknown[]>`
    SELECT 1 FROM "Edition" WHERE "id" = ${editionId}::uuid AND "isCurrent" FOR KEY SHARE`;
  if (rows.length === 0) throw new AppError(409, "The next edition has begun in the meantime. Reload the page.");
}
