"use client";

import { Button } from "@/components/ui/button";
import { notify } from "@/lib/platform/browser/notifications";
import { saveFile } from "@/lib/platform/browser/save-file";
import { protectCell } from "@/lib/platform/csv/cell";

/** The exported values of a cell: none with `data-no-csv`, several with `data-csv-cells`. */
function valuesOf({ dataset, textContent }: HTMLTableCellElement): string[] {
  if (dataset.noCsv !== undefined) return [];
  return dataset.csvCells === undefined ? [dataset.csv ?? textContent] : JSON.parse(dataset.csvCells);
}

function cellsOf(table: HTMLTableElement): string[][] {
  const rows = [...table.querySelectorAll<HTMLTableRowElement>("thead tr, tbody tr")];
  return rows.map((row) => [...row.cells].flatMap(valuesOf).map(protectCell));
}

async function download(name: string): Promise<void> {
  const table = document.getElementById(name);
  if (!(table instanceof HTMLTableElement)) return notify("error", "There is nothing to export.");
  const { unparse } = await import("papaparse");
  // Spreadsheets recognise UTF-8 by the byte order mark.
  const csv = new Blob([`\uFEFF${unparse(cellsOf(table))}\r\n`], { type: "text/csv;charset=utf-8" });
  saveFile(csv, `${name}.csv`);
}

/** Downloads the visible rows of the table with this name as a CSV file. */
export function TableExport({ name }: { name: string }) {
  return (
    <Button className="print:hidden" onClick={() => void download(name)}>
      Export<span className="sr-only"> these rows (CSV)</span>
    </Button>
  );
}
