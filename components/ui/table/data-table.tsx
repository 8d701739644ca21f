import { cx } from "class-variance-authority";
import { usePathname, useSearchParams } from "next/navigation";
import { type ComponentProps, memo, type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { ColumnHeading } from "@/components/ui/table/column-heading";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { saveCsv } from "@/components/ui/table/save-csv";
import { useFoundRows } from "@/components/ui/table/use-found-rows";
import { usePrinting } from "@/components/ui/table/use-printing";
import { TableScroll } from "@/components/ui/table-scroll";
import { type Column, type ExportedColumn, type Filter, tableHref } from "@/components/ui/table-state";
import { plural } from "@/lib/platform/text/plural";

/** What a page passes to its table. */
export interface ListProps<Row> {
  rows: readonly Row[];
  empty: { title: string; text: string };
  /** Whether the rows have actions. */
  isEditable?: boolean;
  /** Whether the export leaves out columns without values, as of an edition without personal data. */
  hidesEmpty?: boolean;
  lead?: string;
  /** Beside the page’s title; the number of rows by default. */
  count?: number;
  /** Buttons in the page header. */
  actions?: ReactNode;
}

interface DataTableProps<Row> extends ListProps<Row> {
  itemNames: readonly [singular: string, plural: string];
  /** Id of the table and name of the exported file; by default the plural of the items. */
  name?: string;
  title?: string;
  /** The title of a page that is one table; its header has the number of rows and the export. */
  pageTitle?: string;
  /** For a page with its own header; the export is hidden too. */
  isTitleHidden?: boolean;
  /** Prefix of the table's search parameters, on a page with two tables. */
  prefix?: string;
  /** Must be stable; it is memoised. */
  columns: readonly Column<Row>[];
  /** The columns of the export, by default the table's. */
  exported?: readonly ExportedColumn<Row>[];
  /** The column that only an editable list has. */
  rowActions?: Column<Row>;
  /** Must be stable; it is memoised. */
  filters?: readonly Filter<Row>[];
}

/** So few rows need no search. */
const maxShort = 20;

/** A browser takes a second to render a table of a thousand rows. */
const pageSize = 100;

const noFilters: readonly never[] = [];

/** A table with its search, filters and sort order in the URL. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const {
    rows,
    empty,
    isEditable = false,
    hidesEmpty = false,
    lead,
    count = rows.length,
    actions,
    itemNames,
    name = itemNames[1],
    title = `List of ${itemNames[1]}`,
    pageTitle,
    isTitleHidden = pageTitle !== undefined,
    prefix = "",
    columns: dataColumns,
    exported,
    rowActions,
    filters = noFilters,
  } = props;
  const path = usePathname();
  const params = useSearchParams();
  const columns = useMemo(
    () => (isEditable && rowActions ? [...dataColumns, rowActions] : dataColumns),
    [dataColumns, isEditable, rowActions],
  );
  const { search, sort, foundRows } = useFoundRows(rows, columns, filters, prefix);
  const [limit, setLimit] = useState(pageSize);
  const shown = usePrinting() ? foundRows : foundRows.slice(0, limit);
  const { isFiltered } = search;
  const sortable = columns.filter(({ isDisplayOnly }) => !isDisplayOnly);
  const isShort = rows.length <= maxShort;
  // The field in which a search was cleared stays.
  const [wasFiltered] = useState(isFiltered);
  const isCountHidden = (isTitleHidden || isShort) && !isFiltered;
  const isBare = isTitleHidden && isCountHidden;

  function sortBy(key: string) {
    const dir = key === sort.id && !sort.desc ? "desc" : "";
    const wanted = { ...Object.fromEntries(params), [`${prefix}sort`]: key, [`${prefix}dir`]: dir };
    window.history.replaceState(null, "", tableHref(path, wanted));
  }

  const allExported = exported ?? sortable.flatMap((column) => column.exported ?? [column]);
  const exportedColumns = allExported.filter(({ value }) => !hidesEmpty || rows.some((row) => value(row)));
  const exportButton = rows.length > 0 && (
    <Button className="print:hidden" onClick={() => void saveCsv(name, exportedColumns, foundRows)}>
      Export<span className="sr-only"> these rows (CSV)</span>
    </Button>
  );
  const header = pageTitle && (
    <PageHeader
      compact
      title={pageTitle}
      count={count}
      lead={lead}
      actions={
        <>
          {exportButton}
          {actions}
        </>
      }
    />
  );
  if (rows.length === 0) {
    return (
      <>
        {header}
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      </>
    );
  }
  return (
    <>
      {header}
      <section className={cx("[section+&]:mt-12", isShort && "break-inside-avoid")} aria-labelledby={`${name}-title`}>
        <header className={cx("flex flex-wrap items-baseline justify-between gap-x-4", !isBare && "mb-3")}>
          <h2 id={`${name}-title`} className={isTitleHidden ? "sr-only" : "text-xl"}>
            {title}
          </h2>
          <p role="status" className={isCountHidden ? "sr-only" : "mr-auto text-ink-soft"}>
            {isFiltered && `${foundRows.length} of `}
            {plural(rows.length, ...itemNames)}
          </p>
          {!isTitleHidden && exportButton}
        </header>
        {(!isShort || isFiltered || wasFiltered) && (
          <FilterBar label={title} {...search} sort={{ columns: sortable, key: sort.id }} prefix={prefix} />
        )}
        <TableScroll>
          <table id={name} className="data-table table-cards" aria-labelledby={`${name}-title`}>
            <thead>
              <tr>
                {columns.map((column) => {
                  const order = sort.desc ? "descending" : "ascending";
                  return (
                    <ColumnHeading
                      key={column.key}
                      column={column}
                      order={column.key === sort.id ? order : undefined}
                      onSort={() => sortBy(column.key)}
                    />
                  );
                })}
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <TableRow key={row.id} columns={columns} row={row} />
              ))}
            </tbody>
            {foundRows.length > 0 && <Totals columns={columns} rows={foundRows} />}
          </table>
        </TableScroll>
        {shown.length < foundRows.length && (
          <p className="mt-4 flex items-center justify-center gap-4 text-ink-soft">
            The first {shown.length} of {foundRows.length}.
            <Button size="sm" onClick={() => setLimit(limit + pageSize)}>
              Show {pageSize} more
            </Button>
          </p>
        )}
        {foundRows.length === 0 && (
          <p className="px-4 py-8 text-center text-ink-soft">
            No {itemNames[1]} match. Search for something else, or show all.
          </p>
        )}
      </section>
    </>
  );
}

/** A table whose page passes only its rows; what every page needs is given here. */
export const tableOf =
  <Row extends { id: string }>(table: Omit<DataTableProps<Row>, "rows" | "empty">) =>
  (props: ListProps<Row>) => <DataTable {...table} {...props} />;

interface TableRowProps<Row> {
  columns: readonly Column<Row>[];
  row: Row;
}

/** Memoised, so that a search renders no row again. */
const TableRow = memo(function TableRow<Row>({ columns, row }: TableRowProps<Row>) {
  return (
    <tr>
      {columns.map((column) => {
        const { key, value, cell, isDisplayOnly } = column;
        const plain = value(row) ?? "";
        return (
          <Cell
            key={key}
            column={column}
            data-display-only={isDisplayOnly}
            data-empty={(!cell && plain === "") || undefined}
          >
            {cell ? cell(row) : plain === "" ? "–" : plain}
          </Cell>
        );
      })}
    </tr>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

function Totals<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  if (!columns.some(({ total }) => total)) return null;
  return (
    <tfoot>
      <tr className="border-ink border-t-2 font-bold">
        {columns.map((column) => (
          <Cell key={column.key} column={column}>
            {column.total?.(rows)}
          </Cell>
        ))}
      </tr>
    </tfoot>
  );
}

function Cell<Row>({ column, ...rest }: { column: Column<Row> } & ComponentProps<"td">) {
  const { title, isRowHeader, isNumeric, isDisplayOnly } = column;
  if (isRowHeader) return <th scope="row" {...rest} />;
  return <td data-label={isDisplayOnly ? undefined : title} data-numeric={isNumeric} {...rest} />;
}
