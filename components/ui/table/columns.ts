import type { RowData } from "@tanstack/table-core";
import type { ColumnDef } from "@/components/ui/table/features";
import type { CsvColumn } from "@/components/ui/table/save-csv";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";

export interface FilterColumn<Row> {
  id: string;
  header: string;
  accessorFn: (row: Row) => readonly string[];
  getUniqueValues: (row: Row) => readonly string[];
  meta: { isHidden: boolean };
}

/** A hidden column to filter by: a row is found by each of its values. */
export const filterColumn = <Row>(
  id: string,
  header: string,
  values: (row: Row) => readonly string[],
): FilterColumn<Row> => ({
  id,
  header,
  accessorFn: values,
  getUniqueValues: values,
  meta: { isHidden: true },
});

export const titleOf = ({ header }: { header?: unknown }): string => (typeof header === "string" ? header : "");

export const isShown = <Row extends RowData>({ meta }: ColumnDef<Row>) => !meta?.isHidden;

export const idOf = <Row extends RowData>(column: ColumnDef<Row>) =>
  column.id ?? ("accessorKey" in column ? String(column.accessorKey) : "");

/** Hides the optional columns, except those with the chosen ids. */
export const withChosen = <Row extends RowData>(columns: readonly ColumnDef<Row>[], chosen: readonly string[]) =>
  columns.map((column) =>
    column.meta?.isOptional && !chosen.includes(idOf(column))
      ? { ...column, meta: { ...column.meta, isHidden: true } }
      : column,
  );

/** A column's value of a row; undefined for a column without an accessor. */
function cellValue<Row extends RowData>(column: ColumnDef<Row>, row: Row): unknown {
  if ("accessorFn" in column) return column.accessorFn(row, 0);
  return "accessorKey" in column ? row[column.accessorKey as keyof Row] : undefined;
}

/** The digits of phone numbers, which are typed with other spaces, or with a zero for the country prefix. */
const joinedNumbers = (key: string): string => (key.match(/\+?\d[\d ]{4,}\d/g) ?? []).join("\n").replaceAll(" ", "");
const typedNumber = /(?<!\S)[(+]*\d[\d\s()./\p{Pd}]{4,}\d/gu;
const joinedQuery = (q: string): string =>
  q.replace(typedNumber, (number) => number.replace("(0)", "").replace(/\D/g, "").replace(/^0+/, ""));

/** A hidden column with the words of all shown cells, which the search field filters by. */
export const searchColumn = <Row extends RowData>(columns: readonly ColumnDef<Row>[]): ColumnDef<Row> => ({
  id: "q",
  accessorFn: (row) => {
    const key = toSearchKey(
      columns
        .filter(isShown)
        .map((column) => cellValue(column, row) ?? "")
        .join("\n"),
    );
    return `${key}\n${joinedNumbers(key)}`;
  },
  filterFn: (row, id, q) => matchesSearch(row.getValue(id), q) || matchesSearch(row.getValue(id), joinedQuery(q)),
  meta: { isHidden: true },
});

/** The columns of the CSV of a table with these columns. */
export const csvColumns = <Row extends RowData>(columns: readonly ColumnDef<Row>[]): CsvColumn<Row>[] =>
  columns.filter(isShown).flatMap((column) => {
    if (column.meta?.exported) return column.meta.exported;
    const hasValue = "accessorFn" in column || "accessorKey" in column;
    return hasValue ? [{ title: titleOf(column), value: (row) => cellValue(column, row) }] : [];
  });
