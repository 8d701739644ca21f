import { matchesSearch, toSearchKey } from "@/lib/search-key";

/** The parameters of a page's address, as Next gives them. */
export type SearchParams = Record<string, string | string[] | undefined>;

/** What a row is found, sorted and exported by in one column. */
export type CellValue = string | number | null;

export interface TableColumn<Row> {
  /** The column's name in the address. */
  key: string;
  title: string;
  /** What the column holds of a row. */
  value: (row: Row) => CellValue;
}

/** A choice that narrows the rows, such as a country or a group; its name is the parameter of the address. */
export interface TableFilter<Row> {
  name: string;
  title: string;
  /** The values that a row has. */
  values: (row: Row) => readonly string[];
}

/** What the address asks of a table. */
export interface TableState {
  /** Stands before the names of the table's parameters, where a page has two tables. */
  prefix: string;
  q: string;
  sort: string | null;
  dir: "asc" | "desc";
  /** Chosen values by the name of their filter; none is chosen where it is empty. */
  chosen: Record<string, string>;
  /** The address's other parameters, which the table's links keep. */
  others: Record<string, string>;
}

/** Reads from the address what it asks of a table with these columns and filters. */
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

/** The address's parameters for a state; `changes` are made to it first. */
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
 * The rows that the state asks for: those in which every word of `q` is found in some column and which have the chosen
 * values, in the order of the sorted column (blanks last either way), else in the order given.
 */
export function selectRows<Row>(
  rows: readonly Row[],
  columns: readonly TableColumn<Row>[],
  filters: readonly TableFilter<Row>[],
  { q, sort, dir, chosen }: TableState,
): Row[] {
  const found = rows.filter((row) => {
    const text = q ? toSearchKey(columns.map(({ value }) => value(row) ?? "").join("\n")) : "";
    return (
      matchesSearch(text, q) && filters.every(({ name, values }) => !chosen[name] || values(row).includes(chosen[name]))
    );
  });
  const column = columns.find(({ key }) => key === sort);
  if (!column) return found;
  const sign = dir === "desc" ? -1 : 1;
  return found.sort((a, b) => {
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

/** The address of a page with these parameters; empty ones are left out. */
export function tableAddress(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}
