import Papa from "papaparse";
import { formula } from "@/lib/platform/csv/formula";
import { pauses } from "@/lib/platform/pauses";
import { toLocalTime } from "@/lib/platform/time/time";

type Cell = string | boolean | null | undefined;

/** Times are local to `timeZone`. */
export type CsvColumns<Row> = Record<string, (row: Row, timeZone: string) => Cell>;

const byteOrderMark = "\uFEFF";

/** "yyyy-MM-dd HH:mm" in `timeZone`; null without an instant. */
export const localTime = (instant: Date | null | undefined, timeZone: string): string | null =>
  instant ? toLocalTime(instant, timeZone) : null;

/** Leaves out columns that are empty or false in every row below the titles. */
function withoutEmptyColumns(lines: readonly (readonly Cell[])[]): Cell[][] {
  const [titles = [], ...rows] = lines;
  const hasValue = titles.map((_, i) => rows.some((cells) => cells[i]));
  return lines.map((cells) => cells.filter((_, i) => hasValue[i]));
}

/** CSV without a byte order mark; cells that a spreadsheet would run as formulas get an apostrophe. */
export function csvLines(lines: readonly (readonly Cell[])[]): string {
  const texts = lines.map((cells) => cells.map((cell) => String(cell ?? "")));
  return `${Papa.unparse(texts, { newline: "\r\n", escapeFormulae: formula })}\r\n`;
}

/** A whole file, with a byte order mark. */
export const csvText = (lines: readonly (readonly Cell[])[]): string => byteOrderMark + csvLines(lines);

/**
 * A whole file with a column for each property of `columns`. `hidesEmpty` leaves out columns that are empty in every row.
 * It pauses between rows, so that other requests are handled.
 */
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
