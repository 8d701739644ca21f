import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { readCells } from "@/lib/platform/csv/read-cells";
import { AppError } from "@/lib/platform/errors/problem";
import { listFirst } from "@/lib/platform/text/join-list";
import { shorten } from "@/lib/platform/text/shorten";

const maxFileBytes = 5 * 1024 * 1024;
export const maxRows = 5_000;
const maxColumns = 100;
/** Counts the cells and the line breaks within them. */
const maxSize = 100_000;
export const maxCellLength = 500;

const tooManyColumns = `A file can have at most ${maxColumns} columns.`;
const moreThanHeader = "This line has more cells than the header.";

interface Row {
  line: number;
  cells: string[];
}

/** Throws 413 above 5 MiB. */
export async function bytesOf(file: File): Promise<Uint8Array> {
  if (file.size > maxFileBytes) throw new AppError(413, "This file is larger than 5 MiB.");
  return file.bytes();
}

/** A wrong delimiter may make the whole file one cell, so only this many characters are searched for headings. */
const maxHeaderLength = maxColumns * (maxCellLength + 1);

const delimiters = [",", ";", "\t"];

/** A title may stand above the header. */
const maxHeaderRows = 10;

interface Headings {
  isKnown: (heading: string) => boolean;
  /** Whether a row has the needed headings. */
  isHeader: (headings: readonly string[]) => boolean;
}

/** How much a row looks like the header: by its known headings, and above all by having the needed ones. */
const rankOf = (row: readonly string[], { isKnown, isHeader }: Headings): number =>
  row.filter(isKnown).length + (isHeader(row) ? maxColumns : 0);

/**
 * Reads a row that is a single cell, in quotation marks: a spreadsheet with another delimiter writes each line so that had
 * quotation marks.
 */
function innerCells(cells: string[], delimiter: string): string[] {
  const [cell = "", ...others] = cells;
  if (others.length > 0 || !cell.includes(delimiter)) return cells;
  const inner: string[] = [];
  let hasEnded = false;
  for (const { value, endsRow } of readCells(cell, delimiter)) {
    if (value === null || hasEnded || inner.length > maxColumns) return cells;
    inner.push(value);
    hasEnded = endsRow;
  }
  return inner;
}

/** Blank cells may follow a header that was made one cell. */
function headerCells(cells: string[], delimiter: string): string[] {
  const [first = "", ...others] = cells;
  const inner = innerCells([first], delimiter);
  return inner.length > 1 && others.every(isBlank) ? inner : cells;
}

const trimmedLine = (cells: readonly string[]): string => cells.map((cell) => cell.trim()).join("\t");

/** The row that looks most like the header, with its rank. */
function findHeader(rows: readonly (readonly string[])[], headings: Headings): { index: number; rank: number } {
  const ranks = rows.map((row) => rankOf(row, headings));
  const needed = ranks.findIndex((rank) => rank >= maxColumns);
  const index = needed >= 0 ? needed : ranks.indexOf(Math.max(...ranks));
  return { index, rank: ranks[index] ?? 0 };
}

function headerRank(text: string, delimiter: string, headings: Headings): number {
  const rows: string[][] = [];
  let row: string[] = [];
  for (const { value, endsRow } of readCells(text, delimiter)) {
    row.push(value ?? "");
    if (!endsRow && row.length < maxColumns) continue;
    if (!row.every(isBlank)) rows.push(headerCells(row, delimiter));
    if (!endsRow || rows.length === maxHeaderRows) break;
    row = [];
  }
  return findHeader(rows, headings).rank;
}

function detectDelimiter(text: string, headings: Headings): string {
  const start = text.slice(0, maxHeaderLength);
  const rankWith = (delimiter: string) => headerRank(start, delimiter, headings);
  return delimiters.reduce((best, other) => (rankWith(other) > rankWith(best) ? other : best));
}

/** Spreadsheets write and read a first line that names the delimiter, e.g. "sep=;". */
const delimiterLine = /^"?sep=([,;\t])"?(?:\r\n?|\n)/i;

/** At most 1,000 characters, because a file may consist of nothing else. */
const blankLines = /^[\s,;]{0,1000}(?:\r\n?|\n)/;

const isBlank = (cell: string) => cell.trim() === "";

/** The header and the rows that are not blank. Throws 422 at the first line that is malformed or above a limit. */
function readRows(text: string, delimiter: string, headerLine: number, errors: FileErrors): Row[] {
  const rows: Row[] = [];
  let row: Row = { line: headerLine, cells: [] };
  let line = headerLine;
  let lineCount = 0;
  let size = 0;
  for (const { value, endsRow } of readCells(text, delimiter)) {
    if (value === null) errors.fail(row.line, "", "The quotation marks in this line don’t match.");
    row.cells.push(value);
    const lineBreaks = value.includes("\n") ? value.split("\n").length - 1 : 0;
    line += lineBreaks;
    size += lineBreaks + 1;
    if (row.cells.length > maxColumns) errors.fail(row.line, "", rows[0] ? moreThanHeader : tooManyColumns);
    if (size > maxSize)
      errors.fail(row.line, "", `A file can have at most ${maxSize.toLocaleString("en")} cells and lines.`);
    if (!endsRow) continue;
    if (lineCount === 0 || !row.cells.every(isBlank)) rows.push(row);
    lineCount++;
    // Beside the rows, there are the header and possibly a blank line at the end.
    if (rows.length > maxRows + 1 || lineCount > maxRows + 2)
      errors.fail(row.line, "", `A file can have at most ${maxRows.toLocaleString("en")} rows.`);
    row = { line: ++line, cells: [] };
  }
  return rows;
}

/** What the first line has if it has no known heading, for the message about those that the file lacks; else "". */
export function headerHint(header: readonly string[], headerLine: number, isKnown: Headings["isKnown"]): string {
  // Without known headings, the delimiter may be another one.
  const headings = header.map((heading) => heading.replace(/^[\s,;]+|[\s,;]+$/g, "")).filter(Boolean);
  if (headings.length === 0 || headings.some(isKnown)) return "";
  return ` Line ${headerLine} has ${listFirst(
    headings.map((heading) => `“${shorten(heading)}”`),
    3,
  )}.`;
}

/**
 * The header is one of the first lines; the delimiter with which it has most of the headings is taken. Throws 422 with line
 * numbers for a file that is empty, malformed or too large.
 */
export function readTable(file: string, expected: Headings, errors: FileErrors) {
  const [prefix = "", namedDelimiter] = delimiterLine.exec(file) ?? [];
  const [blank = ""] = blankLines.exec(file.slice(prefix.length)) ?? [];
  const skipped = prefix + blank;
  const text = file.slice(skipped.length);
  if (isBlank(text)) errors.fail(1, "", "The file is empty.");
  const firstLine = skipped.split(/\r\n?|\n/).length;
  const delimiter = namedDelimiter ?? detectDelimiter(text, expected);
  const allLines = readRows(text, delimiter, firstLine, errors);
  const firstRows = allLines.slice(0, maxHeaderRows).map(({ cells }) => headerCells(cells, delimiter));
  const { index } = findHeader(firstRows, expected);
  const header = firstRows[index] ?? [];
  const headerLine = allLines[index]?.line ?? firstLine;
  if (index > 0) errors.warn(headerLine, "", "The lines above the headings are not used.");
  const headings = trimmedLine(header);
  const rows = allLines
    .slice(index + 1)
    .map((row) => (header.length > 1 ? { ...row, cells: innerCells(row.cells, delimiter) } : row))
    .filter(({ line, cells }) => {
      const isRepeated = header.length > 1 && trimmedLine(cells) === headings;
      if (isRepeated) errors.warn(line, "", "This line repeats the headings and is not used.");
      return !isRepeated;
    });
  // Without the needed headings, the caller says which are missing.
  const isComplete = expected.isHeader(header);
  for (const { line, cells } of [{ line: headerLine, cells: header }, ...rows]) {
    cells.forEach((cell, i) => {
      if (cell.length > maxCellLength)
        errors.add(line, header[i] ?? "", `A cell can have at most ${maxCellLength} characters.`);
    });
    if (isComplete && !cells.slice(header.length).every(isBlank)) errors.add(line, "", moreThanHeader);
  }
  errors.throwIfAny();
  return { header, headerLine, rows };
}
