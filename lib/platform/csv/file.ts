import Papa from "papaparse";
import { formula } from "@/lib/platform/csv/cell";
import { pauses } from "@/lib/platform/pauses";
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

/** In steps, so that other requests are handled between its rows. */
export async function csvFile<Row>(
  columns: CsvColumns<Row>,
  rows: readonly Row[],
  timeZone: string,
  hidesEmpty = false,
): Promise<string> {
  const pause = pauses();
  const lines: Cell[][] = [Object.keys(columns)];
  for (const row of rows) {
    await pause();
    lines.push(Object.values(columns).map((cell) => cell(row, timeZone)));
  }
  let text = byteOrderMark;
  for (const line of hidesEmpty ? withoutEmptyColumns(lines) : lines) {
    await pause();
    text += csvLines([line]);
  }
  return text;
}
