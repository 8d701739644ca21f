import "server-only";
import { randomUUID } from "node:crypto";
import { requireStored } from "@/lib/edition/rules";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { TaskWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { type FieldErrors, throwIfInvalid } from "@/lib/platform/errors/problem";
import { type UnitOfWork, write } from "@/lib/platform/write/write";
import { pointsChange, tasksChange } from "@/lib/result/audit";
import * as endpoints from "@/lib/result/endpoints";
import { increaseResultsVersion } from "@/lib/result/increase-results-version";
import type { TasksInput } from "@/lib/result/inputs";
import { lockOpenResults } from "@/lib/result/lock-results";

async function readTasks(transaction: Database, where: TaskWhereInput) {
  const tasks = await transaction.task.findMany({
    where,
    select: {
      id: true,
      day: true,
      name: true,
      maximum: true,
      _count: { select: { scores: true } },
      scores: { select: { points: true }, orderBy: { points: "desc" }, take: 1 },
    },
    orderBy: [{ day: "asc" }, { position: "asc" }],
  });
  return tasks.map(({ scores: [highest], _count, ...task }) => ({
    ...task,
    scoreCount: _count.scores,
    highest: highest?.points ?? 0,
  }));
}

type StoredTask = Awaited<ReturnType<typeof readTasks>>[number];

function toTask({ id, day, name, maximum }: Pick<StoredTask, "id" | "day" | "name" | "maximum">) {
  return { id, day, name, maximum };
}

/** The stored tasks with scores that are left out of the input. */
const removedTasksWithScores = ({ tasks }: TasksInput, stored: readonly StoredTask[]) =>
  stored.filter(({ id, scoreCount }) => scoreCount > 0 && !tasks.some((task) => task.id === id));

/** Throws 422 for `removed` tasks without `deleteScores`, and for a maximum below the points of a contestant. */
function requireScoresFit(
  { tasks, deleteScores }: TasksInput,
  stored: readonly StoredTask[],
  removed: readonly StoredTask[],
): void {
  const errors: FieldErrors = {};
  if (removed.length > 0 && !deleteScores)
    errors.tasks = [`${removed.map(({ name }) => name).join(", ")} cannot be deleted: there are scores.`];
  tasks.forEach((task, i) => {
    const before = stored.find(({ id }) => id === task.id);
    if (!before || before.scoreCount === 0) return;
    if (task.maximum < before.highest) errors[`tasks.${i}.maximum`] = [`A contestant has ${before.highest} points.`];
  });
  throwIfInvalid(errors);
}

async function deleteScoresOf({ transaction, audit }: UnitOfWork, tasks: readonly StoredTask[]): Promise<void> {
  const where = { taskId: { in: tasks.map(({ id }) => id) } };
  const contestants = await transaction.contestant.findMany({
    where: { scores: { some: where } },
    select: { id: true, teamId: true, person: { select: { fullName: true } }, scores: { where } },
  });
  await transaction.score.deleteMany({ where });
  for (const { id, teamId, person, scores } of contestants) {
    const pointsByTask = new Map(scores.map(({ taskId, points }) => [taskId, points]));
    const before = tasks.map((task) => pointsByTask.get(task.id) ?? null);
    const after = tasks.map(() => null);
    audit(pointsChange({ id, teamId, fullName: person.fullName }, tasks, { before, after }));
  }
}

/** Throws 409 for final results or a stale version, 422 for an unknown task and as `requireScoresFit`. */
export function updateTasks(actor: Actor, group: ContestantGroup, input: TasksInput) {
  return write(actor, endpoints.updateTasks, async (unit) => {
    const { task } = unit.transaction;
    const read = ({ id: editionId }: { id: string }) => readTasks(unit.transaction, { editionId, group });
    const edition = await lockOpenResults(unit, {
      version: input.version,
      current: async (stored) => ({ tasks: (await read(stored)).map(toTask) }),
    });
    const where = { editionId: edition.id, group };
    const stored = await read(edition);
    requireStored(input.tasks, stored, (i) => `tasks.${i}`);
    const removed = removedTasksWithScores(input, stored);
    requireScoresFit(input, stored, removed);
    const tasks = input.tasks.map((given, i) => ({ ...given, id: given.id ?? randomUUID(), position: i + 1 }));
    const byDay = tasks.toSorted((a, b) => a.day - b.day);
    unit.audit(tasksChange(edition, group, stored, byDay));
    await deleteScoresOf(unit, removed);
    await task.deleteMany({ where: { ...where, id: { notIn: tasks.map(({ id }) => id) } } });
    // Names are unique, and two tasks may have swapped theirs, so all get a temporary name first.
    for (const { id } of input.tasks) if (id) await task.update({ where: { id }, data: { name: id } });
    for (const { id, ...data } of tasks) {
      await task.upsert({ where: { id }, create: { id, ...where, ...data }, update: data, select: { id: true } });
    }
    return {
      tasks: byDay.map(toTask),
      version: await increaseResultsVersion(unit, edition),
    };
  });
}
