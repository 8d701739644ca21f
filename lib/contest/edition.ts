import "server-only";
import { cache } from "react";
import { generalColumns } from "@/lib/contest/edition-columns";
import { db } from "@/lib/db";
import { AppError } from "@/lib/http/problem";

/** An edition's settings without its texts, and the deadlines of its countries (lib/contest/rules.ts). */
export const editionSelect = {
  ...generalColumns,
  siteId: true,
  version: true,
  deadlineExceptions: { select: { countryId: true, endOfRegistrationDate: true } },
} as const;

/** Selects the edition of a year, or the current one. */
export const ofYear = (year?: number) => (year === undefined ? { isCurrent: true } : { year });

/** The current edition, cached for the request. Throws 404 if there is none yet. */
export const currentEdition = cache(async () => {
  const edition = await db().edition.findFirst({ where: { isCurrent: true }, select: editionSelect });
  if (!edition) throw new AppError(404, "No edition of the tournament has been set up yet.");
  return edition;
});

export type CurrentEdition = Awaited<ReturnType<typeof currentEdition>>;

/** The editions before the current one, the latest first, cached for the request. */
export const pastEditions = cache(async () => {
  const { year } = await currentEdition();
  return db().edition.findMany({
    where: { year: { lt: year } },
    select: { year: true, name: true, shortName: true },
    orderBy: { year: "desc" },
  });
});
