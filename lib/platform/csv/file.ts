import Papa from "papaparse";
import { formula } from "@/lib/platform/csv/cell";
import { toLocalTime } from "@/lib/platform/time/time";

type Cell = string | boolean | null | undefined;

/** Times are local to `timeZone`. */
export type CsvColumns<Row> = Record<string, (row: Row, timeZone: string) => Cell>;

const byteOrderMark = "\uFEFF";

export const localTime = (instant: Date | null | undefined, timeZone: string): Cell =>
  instant && toLocalTime(instant, timeZone);

/** No spreadsheet runs its headings and cells as formulas. */
export function csvFile<Row>(columns: CsvColumns<Row>, rows: readonly Row[], timeZone: string): string {
  const cells = rows.map((row) => Object.values(columns).map((cell) => String(cell(row, timeZone) ?? "")));
  const lines = [Object.keys(columns), ...cells];
  return `${byteOrderMark}${Papa.unparse(lines, { newline: "\r\n", escapeFormulae: formula })}\r\n`;
}
