import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { useSearchParams } from "next/navigation";
import { useMemo } from "react";
import { type Column, collator, type Filter, readSearch, searchKey, withOptions } from "@/components/ui/table-state";
import { matchesSearch } from "@/lib/platform/text/search-key";
import { findOption } from "@/lib/platform/validation/find-option";

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  rowSortingFeature,
  filteredRowModel: createFilteredRowModel(),
  sortedRowModel: createSortedRowModel(),
});

const blankToUndefined = (value: string | number | null) => (value === "" ? undefined : (value ?? undefined));

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

/** The columns to sort by, one with the words of a row, and one for each filter. */
function columnDefs<Row extends object>(
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
): ColumnDef<typeof features, Row>[] {
  return [
    ...columns.map(
      ({ key, value }): ColumnDef<typeof features, Row> => ({
        id: key,
        accessorFn: (row) => blankToUndefined(value(row)),
        enableGlobalFilter: false,
        sortUndefined: "last",
        sortFn: (a, b) => compare(a.getValue(key), b.getValue(key)),
      }),
    ),
    { id: "all words", accessorFn: (row) => searchKey(columns, row) },
    ...filters.map(
      ({ values }, i): ColumnDef<typeof features, Row> => ({
        id: `filter ${i}`,
        accessorFn: values,
        enableGlobalFilter: false,
        filterFn: (row, id, wanted) => row.getValue<readonly string[]>(id).includes(wanted),
      }),
    ),
  ];
}

/** The search and sort order in the URL, and the rows that it finds. */
export function useFoundRows<Row extends object>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  prefix: string,
) {
  const params = useSearchParams();
  const options = useMemo(() => withOptions(rows, filters), [rows, filters]);
  const { search, sort, state } = useMemo(() => {
    const given = Object.fromEntries(params);
    const search = readSearch(given, options, prefix);
    const keys = columns.map(({ key }) => key);
    const sort = {
      id: findOption(keys, given[`${prefix}sort`]) ?? "",
      desc: findOption(["desc"], given[`${prefix}dir`]) !== undefined,
    };
    const columnFilters = search.filters.map(({ value }, i) => ({ id: `filter ${i}`, value }));
    return {
      search,
      sort,
      state: {
        globalFilter: search.q,
        columnFilters: columnFilters.filter(({ value }) => value),
        sorting: sort.id ? [sort] : [],
      },
    };
  }, [params, columns, options, prefix]);
  const table = useTable({
    features,
    columns: useMemo(() => columnDefs(columns, filters), [columns, filters]),
    data: rows,
    state,
    globalFilterFn: (row, id, q) => matchesSearch(row.getValue(id), q),
  });
  return { search, sort, foundRows: table.getRowModel().rows.map(({ original }) => original) };
}
