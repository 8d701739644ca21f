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

export interface ExportedColumn<Row> {
  title: string;
  /** What the cell is searched, sorted and exported by. */
  value: (row: Row) => CellValue;
}

/** A column; a cell shows `value` unless `cell` renders it. */
export interface Column<Row> extends ExportedColumn<Row> {
  key: string;
  cell?: (row: Row) => ReactNode;
  isRowHeader?: boolean;
  isNumeric?: boolean;
  /** For pictures and buttons: not sortable, not exported, heading for screen readers only. */
  isDisplayOnly?: boolean;
  /** The columns of the export, for a cell with several values; by default one with `value`. */
  exported?: readonly ExportedColumn<Row>[];
  total?: (rows: readonly Row[]) => string | number;
}

interface FilterOptions {
  name: string;
  title: string;
  options: readonly string[];
}

/** A filter with its value, which is empty for all. */
export interface ChosenFilter {
  /** A search parameter. */
  name: string;
  title: string;
  value: string;
  /** A filter without options is a date. */
  options?: readonly { id: string; name: string }[];
  /** The option of the empty value; by default "All". */
  all?: string;
}

export interface Search {
  q: string;
  filters: ChosenFilter[];
  isFiltered: boolean;
}

export const collator = new Intl.Collator("en", { numeric: true });

/** Every search parameter with its first value. */
export const firstValues = (params: SearchParams): Record<string, string> =>
  Object.fromEntries(Object.entries(params).map(([name, value]) => [name, [value].flat()[0] ?? ""]));

/** The filters with the values of the rows as their options. */
export const withOptions = <Row>(rows: readonly Row[], filters: readonly Filter<Row>[]): FilterOptions[] =>
  filters.map(({ name, title, values }) => ({
    name,
    title,
    options: [...new Set(rows.flatMap(values))].sort(collator.compare),
  }));

/** Reads a search from the search parameters; the value of a filter may be written in any case, and one of no row. */
export function readSearch(params: SearchParams, filters: readonly FilterOptions[], prefix = ""): Search {
  const given = firstValues(params);
  const q = given[`${prefix}q`] ?? "";
  const chosen = filters.map(({ name, title, options }) => {
    const wanted = given[prefix + name]?.trim() ?? "";
    const value = findOption(options, wanted) ?? wanted;
    const offered = value === "" || options.includes(value) ? options : [...options, value].sort(collator.compare);
    return { name: prefix + name, title, value, options: offered.map((option) => ({ id: option, name: option })) };
  });
  return { q, filters: chosen, isFiltered: q.trim() !== "" || chosen.some(({ value }) => value) };
}

/** What a row is searched by. */
export const searchKey = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  toSearchKey(columns.map(({ value }) => value(row) ?? "").join("\n"));

/** The rows that contain every word of the search and match its filters, for a list that the server renders. */
export const searchRows = <Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  filters: readonly Filter<Row>[],
  { q, filters: chosen }: Search,
): Row[] =>
  rows.filter(
    (row) =>
      matchesSearch(searchKey(columns, row), q) &&
      filters.every(({ values }, i) => !chosen[i]?.value || values(row).includes(chosen[i].value)),
  );

/** A path with these search parameters; empty ones are omitted. */
export function tableHref(path: string, params: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries(params).filter(([, value]) => value !== "")).toString();
  return query ? `${path}?${query}` : path;
}
