import Papa from "papaparse";
import { formula } from "@/lib/platform/csv/cell";
import { toLocalTime } from "@/lib/platform/time/time";

type Cell = string | boolean | null | undefined;

/** Times are local to `timeZone`. */
export type CsvColumns<Row> = Record<string, (row: Row, timeZone: string) => Cell>;

const byteOrderMark = "\uFEFF";

export const localTime = (instant: Date | null | undefined, timeZone: string): string | null =>
  instant ? toLocalTime(instant, timeZone) : null;

/** Leaves out columns that are empty or false in every row below the titles. */
export function withoutEmptyColumns(lines: readonly (readonly Cell[])[]): Cell[][] {
  const [titles = [], ...rows] = lines;
  const isKept = (i: number) => rows.some((cells) => cells[i]);
  return [titles, ...rows].map((cells) => cells.filter((_, i) => isKept(i)));
}

/** The lines of a file, or some more of them. No spreadsheet runs their cells as formulas. */
export function csvLines(lines: readonly (readonly Cell[])[]): string {
  const texts = lines.map((cells) => cells.map((cell) => String(cell ?? "")));
  return `${Papa.unparse(texts, { newline: "\r\n", escapeFormulae: formula })}\r\n`;
}

/** A whole file. */
export const csvText = (lines: readonly (readonly Cell[])[]): string => byteOrderMark + csvLines(lines);

export function csvFile<Row>(
  columns: CsvColumns<Row>,
  rows: readonly Row[],
  timeZone: string,
  hidesEmpty = false,
): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => cell(row, timeZone)));
  const lines = [Object.keys(columns), ...cells];
  return csvText(hidesEmpty ? withoutEmptyColumns(lines) : lines);
}
