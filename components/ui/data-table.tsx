import { cx } from "class-variance-authority";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Link } from "@/components/ui/link";
import { TableExport } from "@/components/ui/table-export";
import { TableFilters } from "@/components/ui/table-filters";
import { TableScroll } from "@/components/ui/table-scroll";
import {
  type Column,
  type Filter,
  readTableState,
  type SearchParams,
  selectRows,
  type TableState,
  tableHref,
  tableParams,
} from "@/components/ui/table-state";
import { plural } from "@/lib/platform/text/plural";

export interface DataTableProps<Row> {
  /** Id of the table and name of the exported file, such as "users". */
  name: string;
  title: string;
  /** Whether the page's header has the title, the number of rows and the export. */
  isTitleHidden?: boolean;
  itemNames: readonly [singular: string, plural: string];
  path: string;
  searchParams: SearchParams;
  /** Prefix of the table's search parameters, on a page with two tables. */
  prefix?: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter<Row>[];
  empty: { title: string; text: string };
}

/** Nobody searches so few rows. */
const maxShort = 20;

/** A server-rendered table with its search, filters and sort order in the URL, so that it works without JavaScript. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, title, isTitleHidden, itemNames, path, searchParams, prefix } = props;
  const { rows, rowKey, columns, filters = [], empty } = props;
  if (rows.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const state = readTableState(searchParams, rows, columns, filters, prefix);
  const visibleRows = selectRows(rows, columns, filters, state);
  const isFiltered = state.q !== "" || Object.values(state.filterValues).some(Boolean);
  const isShort = rows.length <= maxShort;
  const isCountHidden = (isTitleHidden || isShort) && !isFiltered;
  const isBare = isTitleHidden && isCountHidden;
  const unfilteredPath = tableHref(path, tableParams(state, { q: "", filterValues: {} }));
  return (
    <section className={cx("[section+&]:mt-12", isShort && "break-inside-avoid")} aria-labelledby={`${name}-title`}>
      <header className={cx("flex flex-wrap items-baseline justify-between gap-x-4", !isBare && "mb-3")}>
        <h2 id={`${name}-title`} className={isTitleHidden ? "sr-only" : "text-xl"}>
          {title}
        </h2>
        <p role="status" className={isCountHidden ? "sr-only" : "mr-auto text-ink-soft"}>
          {isFiltered && `${visibleRows.length} of `}
          {plural(rows.length, ...itemNames)}
        </p>
        {!isTitleHidden && <TableExport name={name} />}
      </header>
      {(!isShort || isFiltered) && (
        <TableFilters
          path={path}
          label={title}
          rows={rows}
          filters={filters}
          state={state}
          sortColumns={columns.filter(({ isDisplayOnly }) => !isDisplayOnly)}
        >
          {isFiltered && (
            <ButtonLink size="sm" variant="quiet" href={unfilteredPath}>
              Show all
            </ButtonLink>
          )}
        </TableFilters>
      )}
      <TableScroll>
        <table id={name} className="data-table table-cards" aria-labelledby={`${name}-title`}>
          <thead>
            <tr>
              {columns.map((column) => (
                <ColumnHeading key={column.key} column={column} path={path} state={state} />
              ))}
            </tr>
          </thead>
          <tbody>
            {visibleRows.map((row) => (
              <tr key={rowKey(row)}>
                {columns.map((column) => (
                  <TableCell key={column.key} column={column} row={row} />
                ))}
              </tr>
            ))}
          </tbody>
          {visibleRows.length > 0 && <Totals columns={columns} rows={visibleRows} />}
        </table>
      </TableScroll>
      {visibleRows.length === 0 && (
        <p className="px-4 py-8 text-center text-ink-soft">
          No {itemNames[1]} match. Search for something else, or show all.
        </p>
      )}
    </section>
  );
}

function Totals<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  if (!columns.some(({ total }) => total)) return null;
  return (
    <tfoot>
      <tr className="border-ink border-t-2 font-bold">
        {columns.map(({ key, title, isRowHeader, isNumeric, total }) =>
          isRowHeader ? (
            <th key={key} scope="row">
              {total?.(rows)}
            </th>
          ) : (
            <td key={key} data-label={title} data-numeric={isNumeric || undefined}>
              {total?.(rows)}
            </td>
          ),
        )}
      </tr>
    </tfoot>
  );
}

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  path: string;
  state: TableState;
}

/** A column's heading: a link that sorts by it, and toggles the direction. */
function ColumnHeading<Row>({ column, path, state }: ColumnHeadingProps<Row>) {
  const { key, title, isNumeric, isDisplayOnly, exported } = column;
  if (isDisplayOnly) {
    return (
      <th scope="col" data-no-csv="">
        <span className="sr-only">{title}</span>
      </th>
    );
  }
  const isSorted = state.sort === key;
  const dir = isSorted && state.dir === "asc" ? "desc" : "asc";
  const order = state.dir === "desc" ? "descending" : "ascending";
  return (
    <th
      scope="col"
      aria-sort={isSorted ? order : undefined}
      data-numeric={isNumeric || undefined}
      // For the export.
      {...csvData(exported ? exported.map((one) => one.title) : title)}
    >
      <Link
        href={tableHref(path, tableParams(state, { sort: key, dir }))}
        scroll={false}
        className={cx(
          "group/heading inline-flex min-h-10 items-center gap-1.5 no-underline hover:text-ink",
          isSorted ? "text-ink" : "text-inherit",
          // The arrow is on the outer side, so that the heading aligns with its numbers.
          isNumeric && "flex-row-reverse",
        )}
      >
        {title}
        <svg
          className={cx(
            "flex-none fill-none stroke-[1.75] stroke-current print:hidden",
            !isSorted && "hidden group-hover/heading:block group-focus-visible/heading:block",
          )}
          viewBox="0 0 10 12"
          width="10"
          height="12"
          aria-hidden="true"
        >
          <path d={isSorted && state.dir === "desc" ? "M1 4.5 5 9l4-4.5" : "M1 7.5 5 3l4 4.5"} />
        </svg>
      </Link>
    </th>
  );
}

/** The attribute with a cell's value for the export where the cell renders something else, or with its several values. */
const csvData = (values: string | readonly string[]) =>
  typeof values === "string" ? { "data-csv": values } : { "data-csv-cells": JSON.stringify(values) };

function exportOf<Row>({ cell, isDisplayOnly, exported }: Column<Row>, row: Row, plain: string) {
  if (isDisplayOnly) return { "data-no-csv": "" };
  if (exported) return csvData(exported.map(({ value }) => value(row) ?? ""));
  return cell || plain === "" ? csvData(plain) : {};
}

function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const { title, value, cell, isRowHeader, isNumeric, isDisplayOnly } = column;
  const plain = String(value(row) ?? "");
  const csv = exportOf(column, row, plain);
  const look = {
    ...(isDisplayOnly && { "data-display-only": true }),
    ...(isNumeric && { "data-numeric": true }),
    ...(!cell && plain === "" && { "data-empty": true }),
  };
  const content = cell ? cell(row) : plain || "–";
  if (isRowHeader) {
    return (
      <th scope="row" {...csv}>
        {content}
      </th>
    );
  }
  return (
    // A large table would send every absent property of every cell as well.
    <td {...(!isDisplayOnly && { "data-label": title })} {...look} {...csv}>
      {content}
    </td>
  );
}
