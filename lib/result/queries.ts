import "server-only";
import { cache } from "react";
import { ofYear } from "@/lib/edition/queries";
import type { EditionWhereInput } from "@/lib/generated/prisma/models";
import { type Database, db } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { toPublishedResults } from "@/lib/result/public-views";
import type { PublishedResults } from "@/lib/result/schema";
import {
  publishedSelect,
  type Results,
  type ResultsRow,
  resultsSelect,
  scoreSelect,
  toResults,
  withoutWithheld,
  withScores,
} from "@/lib/result/views";

/**
 * Reads the scores by a statement of their own: as part of the contestants, thousands of rows would hold up other
 * requests.
 */
async function findRow(
  database: Database,
  where: EditionWhereInput,
  select: typeof resultsSelect | typeof publishedSelect,
): Promise<ResultsRow | null> {
  const [edition, scores] = await Promise.all([
    database.edition.findFirst({ where, select }),
    database.score.findMany({ where: { contestant: { edition: where } }, select: scoreSelect }),
  ]);
  return edition && withScores(edition, scores);
}

/**
 * The only source of results for people other than administrators, without what they must not see. Null for an unknown
 * year, and while the results are hidden.
 */
export const findPublishedResults = cache(async (year?: number): Promise<Results | null> => {
  const where = { ...ofYear(year), resultsState: { not: "HIDDEN" } } as const;
  const edition = await findRow(db(), where, publishedSelect);
  return edition && toResults(withoutWithheld(edition));
});

/** Throws 404 for an unknown year, and while the results are hidden. */
export async function getPublishedResults(year?: number): Promise<PublishedResults> {
  const results = await findPublishedResults(year);
  if (!results) throw new AppError(404, "There are no published results.");
  return toPublishedResults(results);
}

/** The number of scores of each task, by its id; includes withdrawn teams. */
export async function countScores(editionId: string): Promise<Record<string, number>> {
  const counts = await db().score.groupBy({ by: ["taskId"], where: { editionId }, _count: true });
  return Object.fromEntries(counts.map(({ taskId, _count }) => [taskId, _count]));
}

/** Returns a function that tells whether a contestant's points for a task may still change. */
export async function readUnjudged(editionId: string): Promise<(contestantId: string, taskId: string) => boolean> {
  const where = { editionId, isUnjudged: true };
  const scores = await db().score.findMany({ where, select: { contestantId: true, taskId: true } });
  const keys = new Set(scores.map(({ contestantId, taskId }) => `${contestantId} ${taskId}`));
  return (contestantId, taskId) => keys.has(`${contestantId} ${taskId}`);
}

/** Includes hidden results, and names that visitors must not see. Throws 404. */
export async function readResults(editionId: string, database: Database = db()): Promise<Results> {
  const edition = await findRow(database, { id: editionId }, resultsSelect);
  if (!edition) throw notFound("edition");
  return toResults(edition);
}
