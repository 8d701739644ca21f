import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { matchRows } from "@/lib/platform/csv/match-rows";
import { AppError } from "@/lib/platform/errors/problem";
import { toCode } from "@/lib/platform/text/look-alikes";
import { plural } from "@/lib/platform/text/plural";
import { shorten } from "@/lib/platform/text/shorten";
import { sameName } from "@/lib/platform/validation/unique-names";
import type { ResultsFile, ResultsRow } from "@/lib/result/csv/results-file";
import type { Target } from "@/lib/result/csv/target";
import { taskName } from "@/lib/result/inputs";
import { groupPlural, maxTasksPerDay, usualMaximum } from "@/lib/result/labels";
import { readRounded } from "@/lib/result/points";

export interface PlannedTask {
  id: string | null;
  name: string;
  maximum: number;
}

/** Throws 422 for too many tasks, before each is checked, and looked up in each row. */
function planTasks({ tasks, headerLine }: ResultsFile, target: Target, errors: FileErrors): PlannedTask[] {
  const stored = new Map(target.tasks.map((task) => [sameName(task.name), task]));
  const storedOf = (name: string) => stored.get(sameName(name));
  const count =
    target.tasks.filter(({ day }) => day === target.day).length + tasks.filter((name) => !storedOf(name)).length;
  if (count > maxTasksPerDay) {
    const limit = `There can be at most ${maxTasksPerDay}.`;
    errors.fail(headerLine, "", `With this file, day ${target.day} would have ${count} tasks. ${limit}`);
  }
  const names = new Set<string>();
  return tasks.map((name) => {
    if (names.has(sameName(name))) errors.add(headerLine, name, "The file has this task twice.");
    names.add(sameName(name));
    const task = storedOf(name);
    if (task && task.day !== target.day) {
      const there = `${task.name} is a task of day ${task.day}.`;
      errors.add(headerLine, name, `${there} Import the file as that day, or move the task to day ${target.day}.`);
    }
    const problem = taskName.safeParse(name).error?.issues[0]?.message;
    if (!task && problem) errors.add(headerLine, name, problem);
    return task ?? { id: null, name, maximum: Number(usualMaximum) };
  });
}

function contestantFinder({ keyHeading }: ResultsFile, target: Target) {
  const byCode = target.contestants.map((one) => [sameName(one.code), one] as const);
  const byName = target.contestants.map((one) => [sameName(one.username ?? one.code), one] as const);
  // Where one contestant's user name is another one's code, the column says which is meant.
  const isCode = keyHeading.toLowerCase() !== "username";
  const byKey = new Map(isCode ? [...byName, ...byCode] : [...byCode, ...byName]);
  return ({ key }: ResultsRow) => byKey.get(sameName(key)) ?? byKey.get(sameName(toCode(key)));
}

type Finder = ReturnType<typeof contestantFinder>;

/** Throws 422 once for a file of the other group, which would have an error in each line. */
function requireGroup({ rows }: ResultsFile, find: Finder, target: Target): void {
  const found = new Set(rows.flatMap((row) => find(row) ?? []));
  const [other, ...others] = [...found].filter(({ isWithdrawn }) => !isWithdrawn);
  if (!other || [other, ...others].some(({ group }) => group === target.group)) return;
  const count = plural(others.length + 1, other.group.toLowerCase(), groupPlural(other.group));
  throw new AppError(
    422,
    `This file has ${count} and no ${groupPlural(target.group)}. Choose the group ${other.group}. Nothing was stored.`,
  );
}

/** Skips withdrawn teams, which the contest system may still list. */
function matchContestants({ rows, keyHeading }: ResultsFile, find: Finder, target: Target, errors: FileErrors) {
  return matchRows(rows, errors, {
    column: () => keyHeading,
    find: (row, fail) => {
      if (row.key === "") return fail("This line has neither a code nor a user name.");
      const contestant = find(row);
      if (!contestant) return fail(`There is no contestant ${shorten(row.key)} in this edition.`);
      const { code, group, isWithdrawn } = contestant;
      if (group !== target.group && !isWithdrawn)
        return fail(`${code} is in the group ${group}, and this is a file for ${target.group}.`);
      return contestant;
    },
    nameOf: ({ code }) => code,
  });
}

/** New tasks alone may be those of the other day. */
function otherTasksOf(planned: readonly PlannedTask[], { tasks, day, contestants }: Target): string[] {
  if (planned.some(({ id }) => id !== null)) return [];
  const scored = new Set(contestants.flatMap(({ scores }) => [...scores.keys()]));
  return tasks.filter((task) => task.day === day && scored.has(task.id)).map(({ name }) => name);
}

function readScore(text: string, task: PlannedTask, { line }: ResultsRow, code: string, errors: FileErrors) {
  if (text === "") return null;
  const score = readRounded(text);
  // All rows of a scoreboard may be in one line, so the message names the contestant.
  if (!score) errors.add(line, task.name, `${code} has “${shorten(text)}”, which is not a number such as 33.5.`);
  else if (score.points > task.maximum)
    errors.add(line, task.name, `${code} has ${score.points} points, more than the maximum of ${task.maximum}.`);
  return score;
}

const isEmpty = (points: readonly (number | null)[]) => points.every((value) => value === null);

/** An empty cell means no points. Throws 422 with all `errors`. */
export function planResults(file: ResultsFile, target: Target, errors: FileErrors) {
  const find = contestantFinder(file, target);
  requireGroup(file, find, target);
  const tasks = planTasks(file, target, errors);
  const matches = matchContestants(file, find, target, errors);
  const withdrawn = matches.filter(({ found }) => found.isWithdrawn);
  let rounded = 0;
  const rows = matches
    .filter(({ found }) => !found.isWithdrawn)
    .map(({ row, found: contestant }) => {
      const given = file.tasks.map(row.scoreOf);
      const scores = tasks.map((task, i) => readScore(given[i]?.points ?? "", task, row, contestant.code, errors));
      rounded += scores.filter((score) => score?.isRounded).length;
      return {
        line: row.line,
        contestant,
        before: tasks.map(({ id }) => contestant.scores.get(id ?? "") ?? null),
        after: scores.map((score) => score?.points ?? null),
        unjudged: given.map((score) => score?.isUnjudged ?? false),
      };
    });
  errors.throwIfAny();
  const isChanged = ({ before, after }: (typeof rows)[number]) => after.some((points, i) => points !== before[i]);
  const changes = rows.filter(isChanged);
  const kept = rows.filter((row) => !isChanged(row));
  const counts = {
    created: changes.filter(({ before }) => isEmpty(before)).length,
    updated: changes.filter(({ before }) => !isEmpty(before)).length,
    unchanged: kept.filter(({ after }) => !isEmpty(after)).length,
    skipped: withdrawn.length + kept.filter(({ after }) => isEmpty(after)).length,
  };
  return {
    tasks,
    rows,
    changes,
    counts,
    otherTasks: otherTasksOf(tasks, target),
    rounded,
    unjudged: rows.flatMap((row) => row.unjudged.filter(Boolean)).length,
    withdrawn: withdrawn.map(({ row, found }) => ({ line: row.line, code: found.code, fullName: found.fullName })),
  };
}

export type PlannedRow = ReturnType<typeof planResults>["rows"][number];
