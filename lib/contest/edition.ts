import "server-only";
import { cache } from "react";
import { choiceColumns, headingColumns } from "@/lib/contest/edition-columns";
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
  ...headingColumns,
  venue: true,
  siteId: true,
  contactEmail: true,
  ...choiceColumns,
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

/** The answer to whoever would change an edition that is not the current one. */
export const isOver = (year: number) => new AppError(409, `The ${year} edition is over and stays as it was.`);

/** The answer to whoever writes while the next edition begins. */
export const hasChanged = () => new AppError(409, "The next edition has begun in the meantime. Reload the page.");

/** What a write is checked against and dated by. */
export type HeldEdition = Pick<
  CurrentEdition,
  "id" | "timeZone" | "tShirtSizes" | "operatingSystemNames" | "arrivalLocations" | "endOfRegistrationDate"
>;

/**
 * The current edition as it stays until the transaction ends: neither can the next one begin nor a value leave its lists
 * before. To be asked for before any row is locked: who changes the edition locks it first as well. Throws 409 if the
 * next edition has begun since `readId` was read, or begins just now.
 */
export async function holdEdition(transaction: Database, readId?: string): Promise<HeldEdition> {
  const [edition] = await transaction.$queryRaw<HeldEdition[]>`
    SELECT "id", "timeZone", "tShirtSizes", "operatingSystemNames", "arrivalLocations", "endOfRegistrationDate"
    FROM "Edition" WHERE "isCurrent" FOR KEY SHARE`;
  if (!edition || edition.id !== (readId ?? edition.id)) throw hasChanged();
  return edition;
}
