import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { spreadsheetProblem } from "@/lib/platform/csv/spreadsheet-values";
import { describeLookAlike, toLatin } from "@/lib/platform/text/look-alikes";
import { shorten } from "@/lib/platform/text/shorten";
import { caseKey } from "@/lib/platform/validation/unique-names";
import { dayBefore } from "@/lib/result/csv/other-columns";
import type { ResultsFile, ResultsRow } from "@/lib/result/csv/results-file";
import type { Target } from "@/lib/result/csv/target";

/** By the key of their names. */
export type StoredTasks = ReadonlyMap<string, Target["tasks"][number]>;

/** A column of points, and the name of its task. */
export interface TaskColumn {
  heading: string;
  name: string;
}

/** Reads a heading such as "day 1 aliens" of the site's own file, or "Day 1: aliens"; null for any other. */
function ownTask(heading: string): { day: number; name: string } | null {
  const [before, day] = dayBefore.exec(heading) ?? [];
  return before ? { day: Number(day), name: heading.slice(before.length) } : null;
}

/** "A" of "A (100)", "A /100", "A [max. 50]", "A (100 points)" and "A score". The lookbehinds keep the time linear. */
const withoutMaximum = (heading: string): string =>
  heading
    .replace(/(?<![\s:-])[\s:-]+(?:points?|pts|scores?)$/i, "")
    .replace(/(?<!\s)\s*(?:\(([^()]*)\)|\[([^[\]]*)\]|\/([^/]*))$/, (all, ...parts) =>
      /^\s*(?:max(?:imum)?\.?\s*:?\s*)?\d+(?:[.,]\d+)?\s*(?:p|pts?|points?)?\.?\s*$/i.test(parts.slice(0, 3).join(""))
        ? ""
        : all,
    );

/** Whether the heading begins or ends with the name, such as "A - Apples" with "A". */
function hasName(heading: string, name: string): boolean {
  const [key, part] = [caseKey(heading), caseKey(name)];
  const isAround = (rest: string, pattern: RegExp) => rest !== key && pattern.test(rest);
  return (
    (key.startsWith(part) && isAround(key.slice(part.length), /^[^\p{L}\p{N}]/u)) ||
    (key.endsWith(part) && isAround(key.slice(0, -part.length), /[^\p{L}\p{N}]$/u))
  );
}

/** Warns of a new task whose name is similar to a stored task's, or is a spreadsheet's error or number. */
function warnOfNewTasks(
  newTasks: readonly TaskColumn[],
  headerLine: number,
  stored: readonly { name: string }[],
  errors: FileErrors,
): void {
  for (const { heading, name } of newTasks) {
    const latinName = toLatin(name);
    const similar = stored.find((task) => hasName(name, task.name) || toLatin(task.name) === latinName);
    const letter = similar && toLatin(similar.name) === latinName ? describeLookAlike(name) : null;
    if (similar)
      errors.warn(
        headerLine,
        heading,
        `“${shorten(name)}” would be a new task beside ${similar.name}${letter ? `: ${letter}` : ""}. If it is the same, write ${similar.name} in the heading.`,
      );
    const problem = spreadsheetProblem(name);
    if (problem) errors.warn(headerLine, heading, `The new task’s name “${shorten(name)}” ${problem}.`);
  }
}

/**
 * The columns with the points of tasks: the chosen ones, or else those that match a stored task or look like a new one.
 * Adds an error for a chosen column that is not in the file.
 */
export function taskColumns(
  { columns, headerLine, rows }: ResultsFile,
  { stored, day, groupRows }: { stored: StoredTasks; day: number; groupRows: readonly ResultsRow[] },
  chosenColumns: readonly string[] | null,
  errors: FileErrors,
): TaskColumn[] {
  const headings = new Set(columns.map(({ heading }) => heading));
  const chosen = chosenColumns && new Set(chosenColumns);
  for (const heading of chosen ?? [])
    if (!headings.has(heading)) errors.add(headerLine, heading, "The file has no such column.");
  const storedOf = (heading: string) =>
    [heading, heading.normalize("NFKC"), withoutMaximum(heading)]
      .map((name) => stored.get(caseKey(name)))
      .find((task) => task !== undefined);
  const nameOf = (heading: string) => storedOf(heading)?.name ?? ownTask(heading)?.name ?? heading;
  const dayOf = (heading: string) => storedOf(heading)?.day ?? ownTask(heading)?.day;
  // Only the site's own file has tasks of both days.
  const hasThisDay = columns.some(({ heading }) => dayOf(heading) === day);
  const isOtherDay = (heading: string) => hasThisDay && (dayOf(heading) ?? day) !== day;
  const hasPoints = (heading: string) => groupRows.some((row) => row.scoreOf(heading)?.points);
  const isOtherGroup = (heading: string) => groupRows.length < rows.length && !hasPoints(heading);
  const isUsed = ({ heading, isTask }: ResultsFile["columns"][number]) => {
    if (chosen) return chosen.has(heading);
    if (isOtherDay(heading)) return false;
    return stored.has(caseKey(nameOf(heading))) || (isTask && !isOtherGroup(heading));
  };
  const used = columns.filter(isUsed);
  const unused = columns.filter((column) => !used.includes(column));
  errors.describe({ columns: [...headings], unusedColumns: unused.map(({ heading }) => heading) });
  const tasks = used.map(({ heading }) => ({ heading, name: nameOf(heading) }));
  const newTasks = tasks.filter(({ name }) => !stored.has(caseKey(name)));
  warnOfNewTasks(
    newTasks,
    headerLine,
    [...stored.values()].filter((task) => task.day === day),
    errors,
  );
  return tasks;
}
