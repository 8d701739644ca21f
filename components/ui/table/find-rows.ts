import { constructTable, type RowData } from "@tanstack/table-core";
import { storeReactivityBindings } from "@tanstack/table-core/store-reactivity-bindings";
import { firstValues, type SearchParams } from "@/components/ui/search-params";
import { searchColumn, withChosen } from "@/components/ui/table/columns";
import { type ColumnDef, defaultColumn, features } from "@/components/ui/table/features";
import { chosenFilters, readTableState } from "@/components/ui/table/table-state";

/** In the browser, useTable adds this feature; a table without React needs it, too. */
const reactivity = { coreReactivityFeature: storeReactivityBindings() };

/** The rows that the search parameters select, for a list that the server renders, and what its FilterBar shows. */
export function findRows<Row extends RowData>(
  rows: readonly Row[],
  columns: readonly ColumnDef<Row>[],
  filters: readonly string[],
  params: SearchParams,
) {
  const values = firstValues(params);
  const shown = withChosen(columns, (values.columns ?? "").split(","));
  const state = readTableState(shown, filters, values);
  const table = constructTable({
    features: { ...features, ...reactivity },
    columns: [...shown, searchColumn(shown)],
    data: rows,
    defaultColumn,
    state,
  });
  return {
    rows: table.getPrePaginatedRowModel().rows.map(({ original }) => original),
    search: { q: values.q ?? "", filters: chosenFilters(table, filters), isFiltered: state.columnFilters.length > 0 },
  };
}
