import { restoreCell } from "@/lib/csv/cell";
import type { FileErrors } from "@/lib/csv/file-errors";
import { readTable } from "@/lib/csv/table";
import { isScoreboard, readScoreboard } from "@/lib/result/csv/scoreboard";

export interface ResultsRow {
  line: number;
  /** The contestant's user name or code. */
  key: string;
  /** By task; empty without points. */
  points: string[];
}

export interface ResultsFile {
  headerLine: number;
  /** The heading of the column with the keys. */
  keyHeading: string;
  /** The names of the tasks. */
  tasks: string[];
  rows: ResultsRow[];
  /** How many scores may still change, because submissions are being judged. */
  unjudged: number;
}

const keys = ["code", "username"];

/** Columns that are not tasks. */
const otherColumns = ["user", "name", "team", "country", "place", "rank", "global", "total", "p", ""];

const normalized = (heading: string) => heading.replace(/[\s_-]+/g, "").toLowerCase();
const clean = (cell = "") => restoreCell(cell).trim().normalize("NFC");

/**
 * Reads a file with the points of one group and day: CMS's ranking.csv, a scoreboard of DOMjudge in JSON, or a CSV file
 * with the column `code` (or `username`) and one for each task. Adds errors to `errors`; throws 422 if the file cannot
 * be read at all.
 */
export function readResults(bytes: Uint8Array, errors: FileErrors): ResultsFile {
  if (isScoreboard(bytes)) return readScoreboard(bytes, errors);
  const isKnown = (heading: string) => [...keys, ...otherColumns].includes(normalized(heading));
  const { header, headerLine, rows } = readTable(bytes, isKnown, errors);
  const headings = header.map(normalized);
  const keyIndex = headings.findIndex((heading) => keys.includes(heading));
  // CMS writes a column P after each task and after the sum; a star in it says that the points may still change.
  const hasMark = (i: number) => headings[i + 1] === "p";
  const isTask = (heading: string, i: number) => !isKnown(heading) || (hasMark(i) && heading !== "global");
  const taskIndexes = headings.flatMap((heading, i) => (isTask(heading, i) ? [i] : []));
  if (keyIndex < 0)
    errors.add(headerLine, "code", "The file needs a column “code” or “Username” that says whose points these are.");
  if (taskIndexes.length === 0) errors.add(headerLine, "", "The file needs a column for each task.");
  const tasks = taskIndexes.map((index) => clean(header[index]));
  tasks.forEach((task, i) => {
    if (tasks.indexOf(task) < i) errors.add(headerLine, task, "The file has this column twice.");
  });
  errors.throwIfAny();
  const marks = taskIndexes.filter(hasMark).map((index) => index + 1);
  return {
    headerLine,
    keyHeading: header[keyIndex]?.trim() ?? "code",
    tasks,
    rows: rows.map(({ line, cells }) => ({
      line,
      key: clean(cells[keyIndex]),
      points: taskIndexes.map((index) => clean(cells[index])),
    })),
    unjudged: rows.reduce((sum, { cells }) => sum + marks.filter((index) => clean(cells[index]) === "*").length, 0),
  };
}
