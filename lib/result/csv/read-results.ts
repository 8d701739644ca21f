import { restoreCell } from "@/lib/platform/csv/cell";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { readTable } from "@/lib/platform/csv/table";
import type { ResultsFile } from "@/lib/result/csv/results-file";
import { isScoreboard, readScoreboard } from "@/lib/result/csv/scoreboard";

const keys = ["code", "username"];

/** Columns that are not tasks. */
const otherColumns = ["user", "name", "team", "country", "place", "rank", "global", "total", "p", ""];

const normalized = (heading: string) => heading.replace(/[\s_-]+/g, "").toLowerCase();
const plain = (cell = "") => restoreCell(cell).trim();
const clean = (cell?: string) => plain(cell).normalize("NFC");

/** Reads CMS's ranking.csv, DOMjudge's scoreboard, or a CSV file with a column for each task. Throws 422. */
export function readResults(bytes: Uint8Array, errors: FileErrors): ResultsFile {
  if (isScoreboard(bytes)) return readScoreboard(bytes, errors);
  const isKnown = (heading: string) => [...keys, ...otherColumns].includes(normalized(heading));
  const { header, headerLine, rows } = readTable(bytes, isKnown, errors);
  const headings = header.map(normalized);
  const keyIndex = headings.findIndex((heading) => keys.includes(heading));
  // CMS writes a column P after each task and after the sum; a star in it says that the points may still change.
  const hasMark = (i: number) => headings[i + 1] === "p";
  const sumIndex = headings.lastIndexOf("global");
  const isTask = (heading: string, i: number) => !isKnown(heading) || (hasMark(i) && i !== sumIndex);
  const tasks = headings.flatMap((heading, i) => (isTask(heading, i) ? [{ index: i, name: clean(header[i]) }] : []));
  if (keyIndex < 0)
    errors.add(headerLine, "code", "The file needs a column “code” or “Username” that says whose points these are.");
  if (tasks.length === 0) errors.add(headerLine, "", "The file needs a column for each task.");
  errors.throwIfAny();
  const indexOf = new Map(tasks.map(({ name, index }) => [name, index]));
  return {
    headerLine,
    keyHeading: header[keyIndex]?.trim() ?? "code",
    tasks: tasks.map(({ name }) => name),
    rows: rows.map(({ line, cells }) => ({
      line,
      key: clean(cells[keyIndex]),
      scoreOf: (task) => {
        const index = indexOf.get(task) ?? -1;
        return { points: plain(cells[index]), isUnjudged: hasMark(index) && plain(cells[index + 1]) === "*" };
      },
    })),
  };
}
