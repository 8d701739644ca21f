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

const lockedSelect = { id: true, ...editionDates, ...choiceColumns } as const;

/**
 * Locks the current edition until the transaction ends, so that its settings stay as read and the next edition cannot
 * start. Call it before locking anything else, as changes to the edition do. Throws 409 if the next edition has started
 * since `readId` was read.
 */
export async function holdEdition(transaction: Database, readId?: string) {
  const [locked] = await transaction.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "Edition" WHERE "isCurrent" FOR KEY SHARE`;
  if (!locked || locked.id !== (readId ?? locked.id)) throw hasChanged();
  return transaction.edition.findUniqueOrThrow({ where: { id: locked.id }, select: lockedSelect });
}

/** The settings of the current edition that a write is checked against. */
export type HeldEdition = Awaited<ReturnType<typeof holdEdition>>;
