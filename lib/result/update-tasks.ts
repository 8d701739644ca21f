import "server-only";
import { randomUUID } from "node:crypto";
import { requireStored } from "@/lib/edition/require-stored";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import type { AuditedChange } from "@/lib/platform/write/audit-log";
import { pointsChange, tasksChange } from "@/lib/result/audit";
import * as endpoints from "@/lib/result/endpoints";
import type { TasksInput } from "@/lib/result/inputs";
import { formatPoints, fromColumn, toNumber } from "@/lib/result/points";
import { saveResults } from "@/lib/result/save-results";

const select = {
  id: true,
  day: true,
  name: true,
  maximum: true,
  _count: { select: { scores: true } },
  scores: { select: { points: true }, orderBy: { points: "desc" }, take: 1 },
} as const;

interface StoredTask {
  id: string;
  day: number;
  name: string;
  scoreCount: number;
  /** The highest score; 0 without one. */
  highest: number;
}

/** Throws 422 for changes that the scores of stored tasks do not allow. Returns the tasks to delete together with scores. */
function requireKept({ tasks, deleteScores }: TasksInput, stored: readonly StoredTask[]): StoredTask[] {
  const errors: FieldErrors = {};
  const removed = stored.filter(({ id, scoreCount }) => scoreCount > 0 && !tasks.some((task) => task.id === id));
  if (removed.length > 0 && !deleteScores)
    errors.tasks = [`${removed.map(({ name }) => name).join(", ")} cannot be deleted: there are scores.`];
  tasks.forEach((task, i) => {
    const before = stored.find(({ id }) => id === task.id);
    if (!before || before.scoreCount === 0) return;
    if (before.day !== task.day) errors[`tasks.${i}.day`] = ["The day cannot be changed: there are scores."];
    if (task.maximum < before.highest)
      errors[`tasks.${i}.maximum`] = [`A contestant has ${formatPoints(before.highest)} points.`];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return removed;
}

/** Deletes the scores of `tasks`. Returns what to write to the audit log. */
async function deleteScores(transaction: Database, tasks: readonly StoredTask[]): Promise<AuditedChange[]> {
  const where = { taskId: { in: tasks.map(({ id }) => id) } };
  const contestants = await transaction.contestant.findMany({
    where: { scores: { some: where } },
    select: { id: true, teamId: true, scores: { where, select: { taskId: true, points: true } } },
  });
  await transaction.score.deleteMany({ where });
  return contestants.map(({ scores, ...contestant }) => {
    const before = tasks.map(({ id }) => {
      const score = scores.find(({ taskId }) => taskId === id);
      return score ? fromColumn(score.points) : null;
    });
    return pointsChange(contestant, tasks, { before, after: tasks.map(() => null) });
  });
}

/** Replaces a group's tasks; within a day, the order is kept. Throws 409, 422. */
export async function updateTasks(actor: Actor, group: ContestantGroup, input: TasksInput) {
  const { tasks, version } = input;
  return saveResults(actor, { endpoint: endpoints.updateTasks, version }, async (transaction, edition, newVersion) => {
    const where = { editionId: edition.id, group };
    const rows = await transaction.task.findMany({ where, select, orderBy: [{ day: "asc" }, { position: "asc" }] });
    const stored = rows.map(({ _count, scores, ...task }) => ({
      ...task,
      maximum: fromColumn(task.maximum),
      scoreCount: _count.scores,
      highest: scores[0] ? fromColumn(scores[0].points) : 0,
    }));
    requireStored("tasks", tasks, stored);
    const deletedScores = await deleteScores(transaction, requireKept(input, stored));
    const given = tasks.map((task, i) => ({ ...task, id: task.id ?? randomUUID(), position: i + 1 }));
    await transaction.task.deleteMany({ where: { ...where, id: { notIn: given.map(({ id }) => id) } } });
    // Two tasks may have swapped their names, which are unique.
    for (const { id } of given) await transaction.task.updateMany({ where: { id }, data: { name: id } });
    for (const { id, maximum, ...task } of given) {
      const data = { ...task, maximum: formatPoints(maximum) };
      await transaction.task.upsert({
        where: { id },
        create: { id, ...where, ...data },
        update: data,
        select: { id: true },
      });
    }
    const byDay = given.sort((a, b) => a.day - b.day);
    return {
      audit: [tasksChange(edition.id, group, stored, byDay), ...deletedScores],
      result: {
        tasks: byDay.map(({ id, day, name, maximum }) => ({ id, day, name, maximum: toNumber(maximum) })),
        version: newVersion,
      },
    };
  });
}
