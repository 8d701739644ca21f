import "server-only";
import { randomUUID } from "node:crypto";
import { currentEdition } from "@/lib/edition/queries";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import { FileErrors } from "@/lib/platform/csv/file-errors";
import { bytesOf } from "@/lib/platform/csv/table";
import { type Database, db } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { write } from "@/lib/platform/write/write";
import { importChange, pointsChange, tasksChange } from "@/lib/result/audit";
import { type PlannedRow, type PlannedTask, planResults } from "@/lib/result/csv/plan";
import { readResults } from "@/lib/result/csv/read-results";
import { readTarget, type Target } from "@/lib/result/csv/target";
import * as endpoints from "@/lib/result/endpoints";
import { increaseResultsVersion } from "@/lib/result/increase-results-version";
import { lockOpenResults } from "@/lib/result/lock-results";
import type { ResultsChange, ResultsForm, ResultsImport } from "@/lib/result/schema";

function toPreview({ line, contestant, before, after }: PlannedRow, tasks: readonly PlannedTask[]): ResultsChange {
  const values = tasks.flatMap(({ name }, i) => {
    const change = { task: name, before: before[i] ?? null, after: after[i] ?? null };
    return change.before === change.after ? [] : [change];
  });
  return { line, code: contestant.code, fullName: contestant.fullName, values };
}

async function storeTasks(
  transaction: Database,
  editionId: string,
  { group, day, tasks: stored }: Target,
  planned: readonly PlannedTask[],
) {
  const tasks = planned.map(({ id, name, maximum }) => ({ id: id ?? randomUUID(), day, name, maximum }));
  const created = tasks.filter((_, i) => planned[i]?.id === null);
  await transaction.task.createMany({
    data: created.map((task, i) => ({ ...task, editionId, group, position: stored.length + i + 1 })),
  });
  return { taskIds: tasks.map(({ id }) => id), created };
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
  const scores = rows.flatMap(({ contestant, after, unjudged }) =>
    taskIds.flatMap((taskId, i) => {
      const points = after[i] ?? null;
      const isUnjudged = unjudged[i] ?? false;
      return points === null ? [] : [{ contestantId: contestant.id, taskId, editionId, points, isUnjudged }];
    }),
  );
  await insertRows(transaction, "Score", scores);
}

function toResult({ tasks, rows, changes, counts, ...rest }: ReturnType<typeof planResults>, errors: FileErrors) {
  const newTasks = tasks.filter(({ id }) => id === null).map(({ name }) => name);
  return { ...counts, newTasks, ...rest, ...errors.notes() };
}

/**
 * Throws 413 above 5 MiB, 422 with the errors of the file, and 409 for final results. A dry run stores nothing, returns
 * the changes, and is possible for final results too.
 */
export async function importResults(
  actor: Actor,
  groupAndDay: { group: ContestantGroup; day: 1 | 2 },
  { file, tasks: chosenColumns }: ResultsForm,
  dryRun: boolean,
): Promise<ResultsImport> {
  const errors = new FileErrors();
  const results = readResults(await bytesOf(file), errors);
  if (dryRun) {
    const { id } = await currentEdition();
    const plan = planResults(results, await readTarget(db(), id, groupAndDay), errors, chosenColumns);
    return { ...toResult(plan, errors), changes: plan.changes.map((change) => toPreview(change, plan.tasks)) };
  }
  const { group, day } = groupAndDay;
  return write(
    actor,
    endpoints.importResults,
    async (unit) => {
      const edition = await lockOpenResults(unit);
      const target = await readTarget(unit.transaction, edition.id, groupAndDay);
      const plan = planResults(results, target, errors, chosenColumns);
      const { taskIds, created } = await storeTasks(unit.transaction, edition.id, target, plan.tasks);
      await storeScores(unit.transaction, edition.id, taskIds, plan.rows);
      unit.audit(tasksChange(edition, group, target.tasks, [...target.tasks, ...created]));
      const importedContestants = plan.changes.length;
      if (created.length + importedContestants > 0)
        unit.audit(importChange(edition, { importedGroup: group, importedDay: day, importedContestants }));
      for (const change of plan.changes) unit.audit(pointsChange(change.contestant, plan.tasks, change));
      await increaseResultsVersion(unit, edition);
      return toResult(plan, errors);
    },
    { timeout: 30_000 },
  );
}
