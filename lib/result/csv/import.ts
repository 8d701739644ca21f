import "server-only";
import { randomUUID } from "node:crypto";
import { contestantCode } from "@/lib/contestant/views";
import { currentEdition } from "@/lib/edition/queries";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { type Database, db } from "@/lib/platform/db/client";
import { pointsChange, tasksChange } from "@/lib/result/audit";
import { type PlannedRow, type PlannedTask, planResults, type Target } from "@/lib/result/csv/plan";
import { readResults } from "@/lib/result/csv/read-results";
import * as endpoints from "@/lib/result/endpoints";
import { formatPoints, fromColumn, toNumber } from "@/lib/result/points";
import { saveResults } from "@/lib/result/save-results";
import type { ResultsChange, ResultsImport } from "@/lib/result/schema";

type Place = Pick<Target, "group" | "day">;

async function readTarget(database: Database, editionId: string, place: Place): Promise<Target> {
  const [tasks, contestants] = await Promise.all([
    database.task.findMany({
      where: { editionId, group: place.group },
      select: { id: true, day: true, name: true, maximum: true },
      orderBy: [{ day: "asc" }, { position: "asc" }],
    }),
    database.contestant.findMany({
      where: { editionId },
      select: {
        id: true,
        teamId: true,
        number: true,
        username: true,
        person: { select: { fullName: true } },
        team: { select: { group: true, withdrawnAt: true, country: { select: { alpha3: true } } } },
        scores: { select: { taskId: true, points: true } },
      },
    }),
  ]);
  return {
    ...place,
    tasks: tasks.map((task) => ({ ...task, maximum: fromColumn(task.maximum) })),
    contestants: contestants.map(({ number, person, team, scores, ...contestant }) => ({
      ...contestant,
      fullName: person.fullName,
      code: contestantCode(team.country.alpha3, number),
      group: team.group,
      isWithdrawn: team.withdrawnAt !== null,
      scores: new Map(scores.map(({ taskId, points }) => [taskId, fromColumn(points)])),
    })),
  };
}

const toPoints = (points: number | null) => (points === null ? null : toNumber(points));

function toPreview({ line, contestant, before, after }: PlannedRow, tasks: readonly PlannedTask[]): ResultsChange {
  const values = tasks.flatMap(({ name }, i) => {
    const [old = null, replaced = null] = [before[i], after[i]];
    return old === replaced ? [] : [{ task: name, before: toPoints(old), after: toPoints(replaced) }];
  });
  return { line, code: contestant.code, fullName: contestant.fullName, values };
}

/** Creates the tasks that do not exist yet. Returns the ids of all. */
async function storeTasks(
  transaction: Database,
  editionId: string,
  { group, day, tasks: stored }: Target,
  planned: readonly PlannedTask[],
): Promise<string[]> {
  const ids = planned.map(({ id }) => id ?? randomUUID());
  const place = { editionId, group, day };
  await transaction.task.createMany({
    data: planned.flatMap(({ id, name, maximum }, i) =>
      id ? [] : [{ ...place, id: ids[i], position: stored.length + i + 1, name, maximum: formatPoints(maximum) }],
    ),
  });
  return ids;
}

async function storeScores(
  transaction: Database,
  editionId: string,
  taskIds: readonly string[],
  rows: readonly PlannedRow[],
): Promise<void> {
  const contestantIds = rows.map(({ contestant }) => contestant.id);
  await transaction.score.deleteMany({
    where: { contestantId: { in: contestantIds }, taskId: { in: [...taskIds] } },
  });
  await transaction.score.createMany({
    data: rows.flatMap(({ contestant, after, unjudged }) =>
      taskIds.flatMap((taskId, i) => {
        const points = after[i] ?? null;
        return points === null
          ? []
          : [
              {
                contestantId: contestant.id,
                taskId,
                editionId,
                points: formatPoints(points),
                isUnjudged: unjudged[i] ?? false,
              },
            ];
      }),
    ),
  });
}

/**
 * Imports the points of a group and day into the current edition, all rows or none. With `dryRun` it only says what would
 * change. Throws 409 for final results unless `dryRun`, 413 above 5 MiB, 422 with the errors of the file.
 */
export async function importResults(
  actor: Actor,
  place: { group: ContestantGroup; day: 1 | 2 },
  file: File,
  dryRun: boolean,
): Promise<ResultsImport> {
  const errors = new FileErrors();
  const results = readResults(await bytesOf(file), errors);
  const toResult = ({ tasks, changes, ...plan }: ReturnType<typeof planResults>): ResultsImport => ({
    ...plan.counts,
    newTasks: tasks.filter(({ id }) => id === null).map(({ name }) => name),
    withdrawn: plan.withdrawn,
    rounded: plan.rounded,
    unjudged: plan.unjudged,
    ...(dryRun && { changes: changes.map((change) => toPreview(change, tasks)) }),
  });
  if (dryRun) {
    const { id } = await currentEdition();
    return toResult(planResults(results, await readTarget(db(), id, place), errors));
  }
  return saveResults(actor, { endpoint: endpoints.importResults, version: null }, async (transaction, { id }) => {
    const target = await readTarget(transaction, id, place);
    const plan = planResults(results, target, errors);
    const taskIds = await storeTasks(transaction, id, target, plan.tasks);
    await storeScores(transaction, id, taskIds, plan.rows);
    const { tasks } = target;
    const created = plan.tasks.filter((task) => task.id === null).map((task) => ({ ...task, day: place.day }));
    return {
      audit: [
        tasksChange(id, place.group, tasks, [...tasks, ...created]),
        ...plan.changes.map((change) => pointsChange(change.contestant, plan.tasks, change)),
      ],
      result: toResult(plan),
    };
  });
}
