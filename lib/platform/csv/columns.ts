import { restoreCell } from "@/lib/platform/csv/cell";
import type { FileErrors } from "@/lib/platform/csv/file-errors";
import { readTable } from "@/lib/platform/csv/table";

const normalized = (heading: string) => heading.replace(/[\s-]+/g, "").toLowerCase();

/** Headings match without case, spaces and hyphens. Throws 422 if the file cannot be read at all. */
export function readColumns<Column extends string>(bytes: Uint8Array, columns: readonly Column[], errors: FileErrors) {
  const columnByHeading = new Map(columns.map((column) => [normalized(column), column]));
  const columnOf = (heading: string) => columnByHeading.get(normalized(heading));
  const { header, headerLine, rows } = readTable(bytes, (heading) => columnOf(heading) !== undefined, errors);
  const at = new Map<Column, number>();
  const headings = {} as Record<Column, string>;
  for (const column of columns) headings[column] = column;
  header.forEach((heading, index) => {
    const column = columnOf(heading);
    if (!column) return;
    if (at.has(column)) errors.add(headerLine, heading.trim(), "The file has this column twice.");
    at.set(column, index);
    headings[column] = heading.trim();
  });
  return {
    has: (column: Column) => at.has(column),
    headerLine,
    headings,
    rows: rows.map(({ line, cells }) => {
      const values = new Map([...at].map(([column, i]) => [column, restoreCell(cells[i] ?? "").normalize("NFC")]));
      const raw = (column: Column) => values.get(column) ?? "";
      return { line, raw, cell: (column: Column) => raw(column).trim() };
    }),
  };
}
