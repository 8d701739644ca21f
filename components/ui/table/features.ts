import {
  type CellData,
  columnFacetingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  createFacetedUniqueValues,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  type RowData,
  rowPaginationFeature,
  rowSortingFeature,
  type TableFeatures,
  type ColumnDef as TanStackColumnDef,
  type Row as TanStackRow,
  tableFeatures,
} from "@tanstack/table-core";
import type { CsvColumn } from "@/components/ui/table/save-csv";
import { findOption } from "@/lib/platform/validation/find-option";

declare module "@tanstack/table-core" {
  interface ColumnMeta<in out TFeatures extends TableFeatures, in out TData extends RowData, TValue extends CellData> {
    isRowHeader?: boolean;
    isNumeric?: boolean;
    /** Points of one task, which are less important than sums. */
    isTask?: boolean;
    /** Whether its values say what they are: a phone shows them without the heading, and hides blank ones. */
    isSelfExplanatory?: boolean;
    /** Whether its values are what is missing or wrong. */
    isWarning?: boolean;
    /** How the rows are sorted unless the address says otherwise. */
    initialSort?: "asc" | "desc";
    /** Classes of the heading, such as the least width of the column. */
    headingClass?: string;
    /** Whether the column is not shown, but only filtered by. */
    isHidden?: boolean;
    /** Whether the column is hidden until it is ticked under "Columns"; the CSV always has it. */
    isOptional?: boolean;
    /** The columns of the CSV, for a cell with several values; by default one with the column's value. */
    exported?: readonly CsvColumn<TData>[];
  }
}

/** The features of TanStack Table that our tables use. */
export const features = tableFeatures({
  columnFacetingFeature,
  columnFilteringFeature,
  columnVisibilityFeature,
  rowPaginationFeature,
  rowSortingFeature,
  facetedUniqueValues: createFacetedUniqueValues(),
  filteredRowModel: createFilteredRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
  sortedRowModel: createSortedRowModel(),
});

/** TanStack's column definition. A column with an accessor is searched, sorted and exported by its value. */
export type ColumnDef<Row extends RowData> = TanStackColumnDef<typeof features, Row>;

export const collator = new Intl.Collator("en", { numeric: true });

export const isBlank = (value: unknown) => value === undefined || value === null || value === "";

const compareValues = (a: unknown, b: unknown) =>
  typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));

type Row<Data extends RowData> = TanStackRow<typeof features, Data>;

/** What a column does unless it says otherwise. */
export const defaultColumn = {
  cell: ({ getValue }: { getValue: () => unknown }) => (isBlank(getValue()) ? "–" : getValue()),
  filterFn: <Data extends RowData>(row: Row<Data>, id: string, wanted: unknown) =>
    findOption(row.getUniqueValues<string>(id), wanted) !== undefined,
  sortDescFirst: false,
  // The sorting function puts blank cells last, also null and "".
  sortUndefined: false,
  sortFn<Data extends RowData>(a: Row<Data>, b: Row<Data>, id: string): number {
    const [x, y] = [a.getValue(id), b.getValue(id)];
    if (!isBlank(x) && !isBlank(y)) return compareValues(x, y);
    const isDescending = a.table.getColumn(id)?.getIsSorted() === "desc";
    return (Number(isBlank(x)) - Number(isBlank(y))) * (isDescending ? -1 : 1);
  },
} as const;
