import { notify, unreachable } from "@/lib/platform/browser/notifications";
import { saveFile } from "@/lib/platform/browser/save-file";
import { formula } from "@/lib/platform/csv/formula";

export interface CsvColumn<Row> {
  title: string;
  value: (row: Row) => unknown;
}

/** Saves the rows as `<name>.csv`. Notifies the user if the site cannot be reached. */
export async function saveCsv<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
): Promise<void> {
  const papaparse = await import("papaparse").catch(() => null);
  if (!papaparse) return notify("error", unreachable);
  const lines = [
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value }) => String(value(row) ?? ""))),
  ];
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const csv = `\uFEFF${papaparse.unparse(lines, { escapeFormulae: formula })}\r\n`;
  saveFile(new Blob([csv], { type: "text/csv;charset=utf-8" }), `${name}.csv`);
}
