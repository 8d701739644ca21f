import type { RowData, Table } from "@tanstack/table-core";
import { idOf, isShown, titleOf } from "@/components/ui/table/columns";
import { type ColumnDef, collator, type features } from "@/components/ui/table/features";
import { findOption } from "@/lib/platform/validation/find-option";

/** A filter with its value, which is empty while it selects all rows. */
export interface ChosenFilter {
  /** The name of the search parameter. */
  name: string;
  title: string;
  value: string;
  /** A filter without options is a date. */
  options?: readonly { id: string; name: string }[];
  /** The option of the empty value; by default "All". */
  all?: string;
}

/** The state of a table that the search parameters select. `filters` are the ids of the columns that are filtered by. */
export function readTableState<Row extends RowData>(
  columns: readonly ColumnDef<Row>[],
  filters: readonly string[],
  params: Record<string, string>,
  prefix = "",
) {
  const readParam = (name: string) => params[prefix + name]?.trim() ?? "";
  const sortedId = findOption(columns.filter(isShown).map(idOf), readParam("sort"));
  const initial = columns.flatMap((column) =>
    column.meta?.initialSort ? [{ id: idOf(column), desc: column.meta.initialSort === "desc" }] : [],
  );
  return {
    columnFilters: ["q", ...filters].flatMap((id) => (readParam(id) === "" ? [] : [{ id, value: readParam(id) }])),
    sorting: sortedId ? [{ id: sortedId, desc: findOption(["desc"], readParam("dir")) !== undefined }] : initial,
  };
}

/** Whether each column is shown, by its id. */
export const visibilityOf = <Row extends RowData>(columns: readonly ColumnDef<Row>[]) =>
  Object.fromEntries(columns.map((column) => [idOf(column), isShown(column)]));

/** The filters of a table with the values of all its rows, and a chosen value that no row has. */
export function chosenFilters<Row extends RowData>(
  table: Pick<Table<typeof features, Row>, "getColumn">,
  filters: readonly string[],
  prefix = "",
): ChosenFilter[] {
  return filters.map((id) => {
    const column = table.getColumn(id);
    if (!column) throw new RangeError(`There is no column ${id} to filter by.`);
    const values = [...column.getFacetedUniqueValues().keys()].map(String);
    const filterValue = String(column.getFilterValue() ?? "");
    const value = findOption(values, filterValue) ?? filterValue;
    const offered = new Set(value === "" ? values : [...values, value]);
    return {
      name: prefix + id,
      title: titleOf(column.columnDef),
      value,
      options: [...offered].sort(collator.compare).map((option) => ({ id: option, name: option })),
    };
  });
}
