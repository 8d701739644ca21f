import { matchesSearch, toSearchKey } from "@/lib/search-key";

/** A page's search parameters, as Next passes them. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** The value that a cell is searched, sorted and exported by. */
export type CellValue = string | number | null;

export interface TableColumn<Row> {
  /** Name of the column in the URL. */
  key: string;
  title: string;
  value: (row: Row) => CellValue;
}

/** A filter, such as country or group; its name is a search parameter. */
export interface TableFilter<Row> {
  name: string;
  title: string;
  /** The values by which a row is found. */
  values: (row: Row) => readonly string[];
}

/** The search, filters and sort order in the URL. */
export interface TableState {
  /** Prefix of the table's search parameters. */
  prefix: string;
  q: string;
  sort: string | null;
  dir: "asc" | "desc";
  /** Chosen values by filter name; empty for none. */
  chosen: Record<string, string>;
  /** The page's other search parameters, which the table's links keep. */
  others: Record<string, string>;
}

/** Reads a table's state from the search parameters. Unknown columns are ignored. */
export function readTableState<Row>(
  params: SearchParams,
  columns: readonly TableColumn<Row>[],
  filters: readonly TableFilter<Row>[],
  prefix = "",
): TableState {
  const others = new Map<string, string>();
  for (const [name, value] of Object.entries(params)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first) others.set(name, first);
  }
  const take = (name: string) => {
    const value = others.get(prefix + name) ?? "";
    others.delete(prefix + name);
    return value.trim();
  };
  const [q, sort, dir] = [take("q"), take("sort"), take("dir")];
  return {
    prefix,
    q,
    sort: columns.find(({ key }) => key === sort)?.key ?? null,
    dir: dir === "desc" ? "desc" : "asc",
    chosen: Object.fromEntries(filters.map(({ name }) => [name, take(name)])),
    others: Object.fromEntries(others),
  };
}

/** The search parameters of a state with `changes`. */
export function tableParams(state: TableState, changes: Partial<TableState> = {}): Record<string, string> {
  const { prefix, q, sort, dir, chosen, others } = { ...state, ...changes };
  const own = { q, sort: sort ?? "", dir: sort && dir === "desc" ? "desc" : "", ...chosen };
  const named = Object.entries(own).map(([name, value]) => [prefix + name, value]);
  return { ...others, ...Object.fromEntries(named) };
}

const collator = new Intl.Collator("en", { numeric: true });

function compare(a: CellValue, b: CellValue): number {
  return typeof a === "number" && typeof b === "number" ? a - b : collator.compare(String(a), String(b));
}

const isBlank = (value: CellValue) => value === null || value === "";

/**
 * Searches, filters and sorts rows.
 *
 * @returns the rows that contain every word of `q` and have the chosen values, in the order of the sorted column (blanks
 * last in both directions) or else in the given order
 */
export function selectRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: readonly TableFilter<Row>[],
  { q, sort, dir, chosen }: TableState,
): Row[] {
  const matching = rows.filter((row) => {
    const key = q ? toSearchKey(columns.map(({ value }) => value(row) ?? "").join("\n")) : "";
    return (
      matchesSearch(key, q) && filters.every(({ name, values }) => !chosen[name] || values(row).includes(chosen[name]))
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

/** The options of a filter, sorted: the values of the rows, and the chosen one even if no row has it. */
export function filterOptions<Row>(rows: readonly Row[], { values }: TableFilter<Row>, chosen = ""): string[] {
  const options = new Set(rows.flatMap(values));
  if (chosen) options.add(chosen);
  return [...options].sort(collator.compare);
}

/** A path with these search parameters; empty ones are omitted. */
export function tableAddress(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}
