import type { ReactNode } from "react";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";
import { findOption } from "@/lib/platform/validation/find-option";

/** A page's search parameters, as Next passes them. */
export type SearchParams = Record<string, string | string[] | undefined>;

type CellValue = string | number | null;

/** A filter, such as country or group; its name is a search parameter. */
export interface Filter<Row> {
  name: string;
  title: string;
  /** The values by which a row is found. */
  values: (row: Row) => readonly string[];
}

/** A column; a cell shows `value` unless `cell` renders it. */
export interface Column<Row> {
  key: string;
  title: string;
  /** What the cell is searched, sorted and exported by. */
  value: (row: Row) => CellValue;
  cell?: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  isNumeric?: boolean;
  /** For pictures and buttons: not sortable, not exported, heading for screen readers only. */
  isDisplayOnly?: boolean;
  /** The columns of the export, for a cell with several values; by default one with `value`. */
  exported?: readonly { title: string; value: (row: Row) => string | null }[];
  total?: (rows: readonly Row[]) => string | number;
}

/** The search, filters and sort order in the URL. */
export interface TableState {
  prefix: string;
  q: string;
  sort: string | null;
  dir: "asc" | "desc";
  /** Selected values by filter name; empty for none. */
  filterValues: Record<string, string>;
  /** The page's other search parameters, which the table's links keep. */
  otherParams: Record<string, string>;
}

/** Reads a table's state from the search parameters, in any case. Unknown columns are ignored. */
export function readTableState<Row>(
  params: SearchParams,
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  prefix = "",
): TableState {
  const otherParams = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first) otherParams.set(name, first);
  }
  const take = (name: string) => {
    const value = otherParams.get(prefix + name) ?? "";
    otherParams.delete(prefix + name);
    return value.trim();
  };
  const takeFilter = ({ name, values }: Filter<Row>) => {
    const value = take(name);
    return value && (findOption(rows.flatMap(values), value) ?? value);
  };
  const keys = columns.map(({ key }) => key);
  const [q, sort, dir] = [take("q"), take("sort"), take("dir")];
  return {
    prefix,
    q,
    sort: findOption(keys, sort) ?? null,
    dir: findOption(["desc"], dir) ?? "asc",
    filterValues: Object.fromEntries(filters.map((filter) => [filter.name, takeFilter(filter)])),
    otherParams: Object.fromEntries(otherParams),
  };
}

/** The search parameters of a state with `changes`. */
export function tableParams(state: TableState, changes: Partial<TableState> = {}): Record<string, string> {
  const { prefix, q, sort, dir, filterValues, otherParams } = { ...state, ...changes };
  const own = { q, sort: sort ?? "", dir: sort && dir === "desc" ? "desc" : "", ...filterValues };
  const named = Object.entries(own).map(([name, value]) => [prefix + name, value]);
  return { ...otherParams, ...Object.fromEntries(named) };
}

const collator = new Intl.Collator("en", { numeric: true });

function compare(a: CellValue, b: CellValue): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

const isBlank = (value: CellValue) => value === null || value === "";

/**
 * The rows that contain every word of `q` and match the filters, in the order of the sorted column (blanks last in both
 * directions) or else in the given order.
 */
export function selectRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  { q, sort, dir, filterValues }: TableState,
): Row[] {
  const matching = rows.filter((row) => {
    const key = q ? toSearchKey(columns.map(({ value }) => value(row) ?? "").join("\n")) : "";
    return (
      matchesSearch(key, q) &&
      filters.every(({ name, values }) => !filterValues[name] || values(row).includes(filterValues[name]))
    );
  });
  const column = columns.find(({ key }) => key === sort);
  if (!column) return matching;
  const sign = dir === "desc" ? -1 : 1;
  return matching.sort((a, b) => {
    const [x, y] = [column.value(a), column.value(b)];
    if (isBlank(x) || isBlank(y)) return Number(isBlank(x)) - Number(isBlank(y));
    return sign * compare(x, y);
  });
}

/** The options of a filter, sorted: the values of the rows, and the selected one even if no row has it. */
export function filterOptions<Row>(rows: readonly Row[], { values }: Filter<Row>, selected = ""): string[] {
  const options = new Set(rows.flatMap(values));
  if (selected) options.add(selected);
  return [...options].sort(collator.compare);
}

/** A path with these search parameters; empty ones are omitted. */
export function tableHref(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}
