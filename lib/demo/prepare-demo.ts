import "server-only";
import { randomUUID } from "node:crypto";
import { drawResults, type ResultRows, resultRows } from "@/lib/demo/draw-results";
import { lockEdition } from "@/lib/edition/lock-edition";
import { travelling } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { env } from "@/lib/platform/env";
import { AppError, requireConfirmed } from "@/lib/platform/errors/problem";
import { siteTime } from "@/lib/platform/time/site-time";
import { addDays, dateText } from "@/lib/platform/time/time";
import { toInstant } from "@/lib/platform/time/time-zone";

const hourMs = 60 * 60 * 1000;

/**
 * Marks as arrived everybody whose time of arrival is at least an hour before `at`, and deletes the ticks after `at`.
 */
async function markArrivals(transaction: Database, { id: editionId }: EditionRow, at: Date): Promise<void> {
  const due = { timeOfArrival: { lte: new Date(at.getTime() - hourMs) } };
  const member = { select: { personId: true } };
  const teams = await transaction.team.findMany({
    where: { editionId, ...travelling, ...due },
    select: {
      timeOfArrival: true,
      leader: member,
      deputyLeader: member,
      contestants: { ...member, where: { personForContactName: null } },
    },
  });
  const travelsAlone = { OR: [{ isGuest: true }, { contestant: { personForContactName: { not: null } } }] };
  const loneTravellers = await transaction.person.findMany({
    where: { editionId, ...travelsAlone, ...due },
    select: { id: true, timeOfArrival: true },
  });
  const arrivals = new Map([
    ...loneTravellers.map(({ id, timeOfArrival }) => [id, timeOfArrival] as const),
    ...teams.flatMap(({ timeOfArrival, leader, deputyLeader, contestants }) =>
      [leader, deputyLeader, ...contestants]
        .filter((person) => person !== null)
        .map(({ personId }) => [personId, timeOfArrival] as const),
    ),
  ]);
  const { id: markedById } = await transaction.user.findFirstOrThrow({
    where: { role: "Administrator" },
    select: { id: true },
  });
  // Earlier ticks of visitors stay.
  await transaction.arrivalMark.deleteMany({ where: { person: { editionId }, markedAt: { gt: at } } });
  const marks = await transaction.arrivalMark.findMany({
    where: { person: { editionId } },
    select: { personId: true },
  });
  for (const { personId } of marks) arrivals.delete(personId);
  await transaction.arrivalMark.createMany({
    data: [...arrivals].map(([personId, time]) => {
      const markedAt = time ?? at;
      return { id: randomUUID(), personId, arrived: true, markedAt, receivedAt: markedAt, markedById };
    }),
  });
}

/** The demo's own results of its contestants, the same each time. */
async function drawRows(transaction: Database, { id: editionId, year }: EditionRow): Promise<ResultRows> {
  const contestants = await transaction.contestant.findMany({
    where: { editionId },
    select: { id: true, team: { select: { group: true, isOfficial: true } } },
  });
  const drawn = drawResults(
    String(year),
    contestants.map(({ id, team }) => ({ id, ...team })),
  );
  return resultRows(drawn, editionId, () => randomUUID());
}

/** Whether points are stored that the demo has not drawn. */
async function hasOtherResults(
  transaction: Database,
  editionId: string,
  { tasks, scores }: ResultRows,
): Promise<boolean> {
  const keyOf = (contestantId: string, task: { name: string; day: number }, points: number) =>
    [contestantId, task.name, task.day, points].join(" ");
  const taskById = new Map(tasks.map((task) => [task.id, task]));
  const drawnScores = new Set(
    scores.flatMap(({ contestantId, taskId, points }) => {
      const task = taskById.get(taskId);
      return task ? [keyOf(contestantId, task, points)] : [];
    }),
  );
  const stored = await transaction.score.findMany({
    where: { editionId },
    select: { contestantId: true, points: true, task: { select: { name: true, day: true } } },
  });
  return stored.some(({ contestantId, task, points }) => !drawnScores.has(keyOf(contestantId, task, points)));
}

/**
 * Results are imported at 18:00 on the day before the last one and published on the last day. Throws 409 without
 * `confirmed` if results that a visitor has imported would be deleted.
 */
async function setResults(transaction: Database, edition: EditionRow, at: Date, confirmed: boolean): Promise<void> {
  const { id: editionId, timeZone } = edition;
  const lastDay = dateText(edition.endDate);
  const areImported = at >= toInstant(`${addDays(lastDay, -1)}T18:00`, timeZone);
  const arePublished = at >= toInstant(`${lastDay}T00:00`, timeZone);
  const where = { editionId };
  const drawn = await drawRows(transaction, edition);
  if (!areImported && (await hasOtherResults(transaction, editionId, drawn)))
    requireConfirmed(confirmed, [
      "Results were imported or changed. At that time there are none yet, so they are deleted.",
    ]);
  const state = { resultsState: arePublished ? "FINAL" : "HIDDEN", resultsVersion: { increment: 1 } } as const;
  await transaction.edition.update({ where: { id: editionId }, data: state, select: { id: true } });
  if (!areImported) {
    await transaction.score.deleteMany({ where });
    await transaction.task.deleteMany({ where });
    await transaction.awardBoundary.deleteMany({ where });
  }
  // What a visitor has imported stays.
  if (!areImported || (await transaction.task.count({ where })) > 0) return;
  await transaction.task.createMany({ data: drawn.tasks });
  await transaction.score.createMany({ data: drawn.scores });
  await transaction.awardBoundary.createMany({ data: drawn.boundaries });
}

/**
 * Gives the demo the arrivals and results of an instant (ISO 8601), null for now. Throws 404 outside the demo, and 409
 * without `confirmed` if results that a visitor has imported would be deleted.
 */
export async function prepareDemo(at: string | null, confirmed: boolean): Promise<true> {
  if (env().SITE_MODE !== "demo") throw new AppError(404, "This is not the demo.");
  const instant = at === null ? siteTime() : new Date(at);
  await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction, { mode: "update" });
    await markArrivals(transaction, edition, instant);
    await setResults(transaction, edition, instant, confirmed);
  });
  return true;
}
