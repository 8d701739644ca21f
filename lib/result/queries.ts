import "server-only";
import { cache } from "react";
import { ofYear } from "@/lib/contest/queries";
import { db } from "@/lib/db";
import { publishedSelect, type RankedContestant, type Results, resultsSelect, toResults } from "@/lib/result/views";

/**
 * The results of an edition for everybody, cached for the request; null while they are hidden. Everything that people
 * other than administrators see of results comes from here. One statement reads state and results as of one moment.
 */
export const findPublishedResults = cache(async (year?: number): Promise<Results | null> => {
  const where = { ...ofYear(year), resultsState: { not: "HIDDEN" } } as const;
  const edition = await db().edition.findFirst({ where, select: publishedSelect });
  return edition && toResults(edition);
});

/** The results of an edition for administrators, hidden ones too. */
export async function readResults(editionId: string): Promise<Results<RankedContestant>> {
  return toResults(await db().edition.findUniqueOrThrow({ where: { id: editionId }, select: resultsSelect }));
}
