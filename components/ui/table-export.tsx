"use client";

import { Button } from "@/components/ui/button";
import { saveFile } from "@/lib/platform/browser/save-file";
import { protectCell } from "@/lib/platform/csv/cell";

/** The exported values of a cell: none with `data-no-csv`, several with `data-csv-cells`. */
function valuesOf({ dataset, textContent }: HTMLTableCellElement): string[] {
  if (dataset.noCsv !== undefined) return [];
  return dataset.csvCells === undefined ? [dataset.csv ?? textContent] : JSON.parse(dataset.csvCells);
}

/** The visible cells of a table, headings first. */
function cellsOf(table: HTMLTableElement): string[][] {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("thead tr, tbody tr")];
  return rows.map((row) => [...row.cells].flatMap(valuesOf).map(protectCell));
}

async function download(tableId: string, fileName: string): Promise<void> {
  const table = document.getElementById(tableId);
  if (!(table instanceof HTMLTableElement)) return;
  const { unparse } = await import("papaparse");
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const csv = new Blob([`\uFEFF${unparse(cellsOf(table))}\r\n`], { type: "text/csv;charset=utf-8" });
  saveFile(csv, `${fileName}.csv`);
}

/** Downloads the visible rows as a CSV file. */
export function TableExport({ tableId, fileName }: { tableId: string; fileName: string }) {
  return (
    <Button size="sm" className="print:hidden" onClick={() => void download(tableId, fileName)}>
      Export these rows (CSV)
    </Button>
  );
}
