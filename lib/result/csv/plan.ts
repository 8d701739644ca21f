import type { FileErrors } from "@/lib/csv/file-errors";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { ResultsFile, ResultsRow } from "@/lib/result/csv/read-results";
import { usualMaximum } from "@/lib/result/fields";
import { taskName } from "@/lib/result/inputs";
import { formatPoints, readPoints } from "@/lib/result/points";
import { sameName } from "@/lib/unique-names";

export interface StoredTask {
  id: string;
  day: number;
  name: string;
  maximum: number;
}

export interface StoredContestant {
  id: string;
  teamId: string;
  code: string;
  username: string | null;
  fullName: string;
  group: ContestantGroup;
  isWithdrawn: boolean;
  /** Points by task id. */
  scores: ReadonlyMap<string, number>;
}

/** Where a file is imported. */
export interface Target {
  group: ContestantGroup;
  day: 1 | 2;
  /** The group's tasks of both days. */
  tasks: readonly StoredTask[];
  /** The edition's contestants of both groups. */
  contestants: readonly StoredContestant[];
}

/** A task of the file; `id` is null for one that does not exist yet. */
export type PlannedTask = Omit<StoredTask, "id" | "day"> & { id: string | null };

/** The points of one contestant for the file's tasks; null without points. */
export interface PlannedChange {
  line: number;
  contestant: StoredContestant;
  before: (number | null)[];
  after: (number | null)[];
}

const newMaximum = readPoints(usualMaximum) ?? 0;

function planTasks({ tasks, headerLine }: ResultsFile, target: Target, errors: FileErrors): PlannedTask[] {
  const stored = new Map(target.tasks.map((task) => [sameName(task.name), task]));
  return tasks.map((name) => {
    const task = stored.get(sameName(name));
    if (task && task.day !== target.day) errors.add(headerLine, name, `${task.name} is a task of day ${task.day}.`);
    const problem = taskName.safeParse(name).error?.issues[0]?.message;
    if (!task && problem) errors.add(headerLine, name, problem);
    return task ?? { id: null, name, maximum: newMaximum };
  });
}

interface Match {
  row: ResultsRow;
  contestant: StoredContestant;
}

/** Finds the contestant of each row by user name or code; adds an error for rows without one of the group. */
function matchRows({ rows, keyHeading }: ResultsFile, target: Target, errors: FileErrors): Match[] {
  const byKey = new Map<string, StoredContestant>();
  const byCode = target.contestants.map((one) => [sameName(one.code), one] as const);
  const byName = target.contestants.map((one) => [sameName(one.username ?? one.code), one] as const);
  // Where one contestant's user name is another one's code, the column says which is meant.
  const isCode = keyHeading.toLowerCase() !== "username";
  for (const [key, contestant] of isCode ? [...byName, ...byCode] : [...byCode, ...byName]) byKey.set(key, contestant);
  const lineOf = new Map<string, number>();
  return rows.flatMap((row): Match[] => {
    const fail = (message: string): Match[] => {
      errors.add(row.line, keyHeading, message);
      return [];
    };
    if (row.key === "") return fail("This line has neither a code nor a user name.");
    const contestant = byKey.get(sameName(row.key));
    if (!contestant) return fail(`There is no contestant ${row.key} in this edition.`);
    const { id, code, group, isWithdrawn } = contestant;
    if (isWithdrawn) return fail(`The team of ${code} is withdrawn.`);
    if (group !== target.group)
      return fail(`${code} is in the group ${group}, and this is a file for ${target.group}.`);
    const earlier = lineOf.get(id);
    if (earlier) return fail(`${code} is in line ${earlier} already.`);
    lineOf.set(id, row.line);
    return [{ row, contestant }];
  });
}

function pointsOf(
  { row, contestant: { code } }: Match,
  tasks: readonly PlannedTask[],
  errors: FileErrors,
): (number | null)[] {
  return tasks.map(({ name, maximum }, i) => {
    const text = row.points[i] ?? "";
    if (text === "") return null;
    const points = readPoints(text);
    // All rows of a scoreboard may be in one line, so the message names the contestant.
    if (points === null)
      errors.add(row.line, name, `${code} has “${text}”, which is not a number with at most 4 decimals, such as 33.5.`);
    else if (points > maximum)
      errors.add(
        row.line,
        name,
        `${code} has ${formatPoints(points)} points, more than the maximum of ${formatPoints(maximum)}.`,
      );
    return points;
  });
}

const isEmpty = (points: readonly (number | null)[]) => points.every((value) => value === null);

/**
 * The tasks, changes and counts of an import. A contestant's row replaces their points for the file's tasks; an empty
 * cell means none. Throws 422 with `errors` and those that it adds.
 */
export function planResults(file: ResultsFile, target: Target, errors: FileErrors) {
  const tasks = planTasks(file, target, errors);
  const matches = matchRows(file, target, errors);
  const planned = matches.map((match) => {
    const { row, contestant } = match;
    const before = tasks.map(({ id }) => contestant.scores.get(id ?? "") ?? null);
    return { line: row.line, contestant, before, after: pointsOf(match, tasks, errors) };
  });
  errors.throwIfAny();
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  const changes: PlannedChange[] = [];
  for (const change of planned) {
    const { before, after } = change;
    const isSame = after.every((points, i) => points === before[i]);
    if (!isSame) changes.push(change);
    if (isSame) counts[isEmpty(after) ? "skipped" : "unchanged"]++;
    else counts[isEmpty(before) ? "created" : "updated"]++;
  }
  return { tasks, changes, counts };
}
