import { codeOfDate, readAsCodeWarning, unknownContestant } from "@/lib/contestant/spreadsheet-dates";
import { normalizedHeading } from "@/lib/platform/csv/columns";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { matchRows } from "@/lib/platform/csv/match-rows";
import { AppError } from "@/lib/platform/errors/problem";
import { joinWithOr } from "@/lib/platform/text/join-list";
import { toCode } from "@/lib/platform/text/look-alikes";
import { plural } from "@/lib/platform/text/plural";
import { shorten } from "@/lib/platform/text/shorten";
import { findOption } from "@/lib/platform/validation/find-option";
import { caseKey } from "@/lib/platform/validation/unique-names";
import { type ResultsFile, type ResultsRow, userNameHeadings } from "@/lib/result/csv/results-file";
import type { Target } from "@/lib/result/csv/target";
import { type StoredTasks, type TaskColumn, taskColumns } from "@/lib/result/csv/task-columns";
import { taskName } from "@/lib/result/inputs";
import { groupPlural, groups, maxTasksPerDay, usualMaximum } from "@/lib/result/labels";
import { hasTwoMeanings, readRounded } from "@/lib/result/points";
import { warnOfNames } from "@/lib/team/names-in-file";

export interface PlannedTask {
  id: string | null;
  name: string;
  maximum: number;
}

type Contestant = Target["contestants"][number];

/**
 * The tasks of the columns, stored or new. Throws 422 if there are none or too many; adds an error for a task that is
 * there twice, is of the other day, or has a name that cannot be stored.
 */
function planTasks(
  columns: readonly TaskColumn[],
  { file, target, stored }: { file: ResultsFile; target: Target; stored: StoredTasks },
  errors: FileErrors,
): PlannedTask[] {
  const { headerLine } = file;
  const withoutNumbers = file.columns.flatMap(({ heading, word }) =>
    word === undefined ? [] : [`Column ${shorten(heading)} has no numbers: “${shorten(word)}”.`],
  );
  if (columns.length === 0)
    errors.fail(headerLine, "", ["The file needs a column for each task.", ...withoutNumbers.slice(0, 3)].join(" "));
  const storedOf = (name: string) => stored.get(caseKey(name));
  const isNew = ({ name }: TaskColumn) => !storedOf(name);
  const count = target.tasks.filter(({ day }) => day === target.day).length + columns.filter(isNew).length;
  if (count > maxTasksPerDay) {
    const limit = `There can be at most ${maxTasksPerDay}.`;
    errors.fail(headerLine, "", `With this file, day ${target.day} would have ${count} tasks. ${limit}`);
  }
  const names = new Set<string>();
  return columns.map(({ heading, name }) => {
    if (names.has(caseKey(name))) errors.add(headerLine, heading, "The file has this task twice.");
    names.add(caseKey(name));
    const task = storedOf(name);
    if (task && task.day !== target.day) {
      const reason = `${task.name} is a task of day ${task.day}.`;
      errors.add(headerLine, heading, `${reason} Import the file as that day, or move the task to day ${target.day}.`);
    }
    const { data, error } = taskName.safeParse(name);
    if (!task && error) errors.add(headerLine, heading, error.issues[0]?.message ?? "");
    return task ?? { id: null, name: data ?? name, maximum: usualMaximum };
  });
}

function contestantFinder({ keyHeading }: ResultsFile, target: Target) {
  const byCode = target.contestants.map((contestant) => [caseKey(contestant.code), contestant] as const);
  const byName = target.contestants.map(
    (contestant) => [caseKey(contestant.username ?? contestant.code), contestant] as const,
  );
  // Where one contestant's user name is another one's code, the column says which is meant.
  const isCode = !userNameHeadings.includes(normalizedHeading(keyHeading));
  const byKey = new Map(isCode ? [...byName, ...byCode] : [...byCode, ...byName]);
  return ({ key }: ResultsRow) =>
    [key, toCode(key), codeOfDate(key) ?? ""]
      .map((possibleKey) => byKey.get(caseKey(possibleKey)))
      .find((found) => found !== undefined);
}

type Finder = ReturnType<typeof contestantFinder>;

/** Throws 422 with one sentence for a file of the other group, instead of an error in each line. */
function requireGroup({ rows }: ResultsFile, find: Finder, target: Target): void {
  const contestants = new Set(rows.flatMap((row) => find(row) ?? []));
  const participants = [...contestants].filter(({ isWithdrawn }) => !isWithdrawn);
  const [first] = participants;
  if (!first || participants.some(({ group }) => group === target.group)) return;
  const count = plural(participants.length, first.group.toLowerCase(), groupPlural(first.group));
  throw new AppError(
    422,
    `This file has ${count} and no ${groupPlural(target.group)}. Choose the group ${first.group}. Nothing was stored.`,
  );
}

/** Includes contestants of withdrawn teams, which the contest system may still list; the caller skips them. */
function matchContestants({ rows, keyHeading }: ResultsFile, find: Finder, target: Target, errors: FileErrors) {
  return matchRows(rows, errors, {
    column: () => keyHeading,
    find: (row, fail) => {
      const contestant = find(row);
      if (!contestant && row.isSum) {
        errors.warn(row.line, keyHeading, "This line is not used, because it is no contestant’s.");
        return null;
      }
      if (row.key === "") return fail("This line has neither a code nor a user name.");
      if (!contestant) return fail(unknownContestant(row.key));
      if (codeOfDate(row.key) === contestant.code)
        errors.warn(row.line, keyHeading, readAsCodeWarning(row.key, contestant.code));
      const { code, group, isWithdrawn } = contestant;
      if (group !== target.group && !isWithdrawn)
        return fail(`${code} is in the group ${group}, and this is a file for ${target.group}.`);
      return contestant;
    },
    nameOf: ({ code }) => code,
  });
}

/** The stored tasks of this day that have points, if the file brings only new ones: it may be a file of the other day. */
function otherTasksOf(planned: readonly PlannedTask[], { tasks, day, contestants }: Target): string[] {
  if (planned.some(({ id }) => id !== null)) return [];
  const scored = new Set(contestants.flatMap(({ scores }) => [...scores.keys()]));
  return tasks.filter((task) => task.day === day && scored.has(task.id)).map(({ name }) => name);
}

const absentHint = "Leave the cell empty for somebody who was absent.";

const otherMaximum = ({ id }: PlannedTask): string =>
  `${id === null ? "Add the task with its maximum first" : "Set another maximum under Tasks"}, or leave the column out if it is no task.`;

interface ScoreCell {
  text: string;
  task: PlannedTask;
  line: number;
  code: string;
  decimalMark: ResultsFile["decimalMark"];
}

function readScore({ text, task, line, code, decimalMark }: ScoreCell, errors: FileErrors) {
  if (text === "") return null;
  if (hasTwoMeanings(text, decimalMark)) {
    const meanings = [text.replace(/[.,]/, decimalMark ?? "."), text.replace(/[.,]/, "")];
    errors.add(line, task.name, `${code} has “${text}”. Write ${joinWithOr(meanings)}, whichever is meant.`);
    return null;
  }
  const score = readRounded(text, decimalMark);
  // All rows of a scoreboard may be in one line, so the message names the contestant.
  if (!score)
    errors.add(line, task.name, `${code} has “${shorten(text)}”, which is not a number such as 33.5. ${absentHint}`);
  else if (score.points > task.maximum)
    errors.add(
      line,
      task.name,
      `${code} has ${score.points} points, more than the maximum of ${task.maximum}. ${otherMaximum(task)}`,
    );
  return score;
}

/** Those of the group who are not in the file; `keptPoints` has those with points of its tasks, which nothing replaces. */
function notInFile(inFile: readonly Contestant[], tasks: readonly PlannedTask[], { contestants, group }: Target) {
  const ids = new Set(inFile.map(({ id }) => id));
  const others = contestants.filter((one) => one.group === group && !one.isWithdrawn && !ids.has(one.id));
  const keepsPoints = ({ scores }: Contestant) => tasks.some(({ id }) => id !== null && scores.has(id));
  return {
    notInFile: others.length,
    keptPoints: others.filter(keepsPoints).map(({ code, fullName }) => ({ code, fullName })),
  };
}

const isEmpty = (points: readonly (number | null)[]) => points.every((value) => value === null);

/** Whether the file's column `group` says, as the contestant's team does, that the row is of the other group. */
function isOfOtherGroup({ group }: ResultsRow, contestant: Contestant | undefined, target: Target) {
  if (group === undefined || !contestant) return false;
  return contestant.group !== target.group && findOption(groups, group) === contestant.group;
}

/**
 * `chosenColumns` are the headings of the columns with points; null takes those that look like tasks. An empty cell means
 * no points. Throws 422 with all `errors`.
 */
export function planResults(
  file: ResultsFile,
  target: Target,
  errors: FileErrors,
  chosenColumns: readonly string[] | null = null,
) {
  const find = contestantFinder(file, target);
  requireGroup(file, find, target);
  const stored = new Map(target.tasks.map((task) => [caseKey(task.name), task]));
  const groupRows = file.rows.filter((row) => !isOfOtherGroup(row, find(row), target));
  const columns = taskColumns(file, { stored, day: target.day, groupRows }, chosenColumns, errors);
  const tasks = planTasks(columns, { file, target, stored }, errors);
  const matches = matchContestants({ ...file, rows: groupRows }, find, target, errors);
  warnOfNames(matches, file.headerLine, errors);
  const withdrawn = matches.filter(({ found }) => found.isWithdrawn);
  let rounded = 0;
  const rows = matches
    .filter(({ found }) => !found.isWithdrawn)
    .map(({ row, found: contestant }) => {
      const fileScores = columns.map(({ heading }) => row.scoreOf(heading));
      const scores = tasks.map((task, i) => {
        const text = fileScores[i]?.points ?? "";
        return readScore({ text, task, line: row.line, code: contestant.code, decimalMark: file.decimalMark }, errors);
      });
      rounded += scores.filter((score) => score?.isRounded).length;
      return {
        line: row.line,
        contestant,
        before: tasks.map(({ id }) => contestant.scores.get(id ?? "") ?? null),
        after: scores.map((score) => score?.points ?? null),
        unjudged: fileScores.map((score) => score?.isUnjudged ?? false),
      };
    });
  errors.throwIfAny();
  const isChanged = ({ before, after }: (typeof rows)[number]) => after.some((points, i) => points !== before[i]);
  const changes = rows.filter(isChanged);
  const unchanged = rows.filter((row) => !isChanged(row));
  const counts = {
    created: changes.filter(({ before }) => isEmpty(before)).length,
    updated: changes.filter(({ before }) => !isEmpty(before)).length,
    unchanged: unchanged.filter(({ after }) => !isEmpty(after)).length,
    skipped: withdrawn.length + unchanged.filter(({ after }) => isEmpty(after)).length,
  };
  return {
    tasks,
    rows,
    changes,
    counts,
    columns: [...new Set(file.columns.map(({ heading }) => heading))],
    otherGroup: file.rows.length - groupRows.length,
    otherTasks: otherTasksOf(tasks, target),
    ...notInFile(
      matches.map(({ found }) => found),
      tasks,
      target,
    ),
    rounded,
    unjudged: rows.flatMap((row) => row.unjudged.filter(Boolean)).length,
    withdrawn: withdrawn.map(({ row, found }) => ({ line: row.line, code: found.code, fullName: found.fullName })),
  };
}

export type PlannedRow = ReturnType<typeof planResults>["rows"][number];
