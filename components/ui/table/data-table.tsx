import { type Cell, type Column, FlexRender, functionalUpdate, type RowData, useTable } from "@tanstack/react-table";
import { cx } from "class-variance-authority";
import { usePathname, useSearchParams } from "next/navigation";
import { type ComponentProps, memo, type ReactNode, useMemo, useState } from "react";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { hrefWith } from "@/components/ui/search-params";
import { ColumnHeading } from "@/components/ui/table/column-heading";
import { csvColumns, searchColumn, titleOf, withChosen } from "@/components/ui/table/columns";
import { ColumnsMenu } from "@/components/ui/table/columns-menu";
import { type ColumnDef, defaultColumn, features, isBlank } from "@/components/ui/table/features";
import { FilterBar } from "@/components/ui/table/filter-bar";
import { type CsvColumn, saveCsv } from "@/components/ui/table/save-csv";
import { TableScroll } from "@/components/ui/table/table-scroll";
import { chosenFilters, readTableState, visibilityOf } from "@/components/ui/table/table-state";
import { usePrinting } from "@/components/ui/table/use-printing";
import { plural } from "@/lib/platform/text/plural";

/** What a page passes to its table. */
export interface ListProps<Row> {
  rows: readonly Row[];
  /** What to say without rows. */
  empty: { title: string; text: string };
  /** Whether the CSV leaves out columns without values, as of an edition without personal data. */
  hidesEmpty?: boolean;
}

interface DataTableProps<Row extends RowData> extends ListProps<Row> {
  itemNames: readonly [singular: string, plural: string];
  /** Id of the table and name of the CSV file; by default the plural of the items. */
  name?: string;
  /** Names the table and its search. */
  title?: string;
  /** Whether the title is visible; by default it is only for screen readers. */
  showsTitle?: boolean;
  /** Classes of the table, instead of the height of its rows. */
  className?: string;
  /** Prefix of the table's search parameters, on a page with two tables. */
  prefix?: string;
  /** Must be stable; the rows are memoised. */
  columns: readonly ColumnDef<Row>[];
  /** The ids of the columns to filter by. */
  filters?: readonly string[];
  /** The columns of the CSV, by default the table's; a list without a CSV has none. */
  exported?: readonly CsvColumn<Row>[];
}

/** A list of at most this many rows has a search only with filters. */
const maxShort = 20;

/** How many rows are shown at first: a browser takes a second to render a thousand. */
const pageSize = 100;

const noFilters: readonly string[] = [];

/** A table with its search, filters and sort order in the URL. */
export function DataTable<Row extends { id: string }>(props: DataTableProps<Row>) {
  const { rows, empty, hidesEmpty = false, itemNames, prefix = "", columns, filters = noFilters } = props;
  const {
    name = itemNames[1],
    title = `List of ${itemNames[1]}`,
    showsTitle = false,
    className,
    exported = csvColumns(columns),
  } = props;
  const headingId = `${name}-title`;
  const path = usePathname();
  const searchParams = useSearchParams();
  const params = useMemo(() => Object.fromEntries(searchParams), [searchParams]);
  const chosenColumns = params[`${prefix}columns`] ?? "";
  const [allColumns, state] = useMemo(() => {
    const shown = withChosen(columns, chosenColumns.split(","));
    const all = [...shown, searchColumn(shown)];
    return [all, { ...readTableState(shown, filters, params, prefix), columnVisibility: visibilityOf(all) }] as const;
  }, [columns, chosenColumns, filters, params, prefix]);
  const table = useTable({
    features,
    columns: allColumns,
    data: rows,
    defaultColumn,
    getRowId: ({ id }) => id,
    enableMultiSort: false,
    enableSortingRemoval: false,
    autoResetPageIndex: false,
    initialState: { pagination: { pageIndex: 0, pageSize } },
    state,
    onSortingChange(updater) {
      const [sort] = functionalUpdate(updater, state.sorting);
      const newParams = { ...params, [`${prefix}sort`]: sort?.id ?? "", [`${prefix}dir`]: sort?.desc ? "desc" : "" };
      window.history.replaceState(null, "", hrefWith(path, newParams));
    },
  });
  const found = table.getPrePaginatedRowModel().rows;
  const shown = usePrinting() ? found : table.getRowModel().rows;
  const sortParam = params[`${prefix}sort`];
  // Sorting by the initial column needs no parameter.
  const sortKeyOf = ({ id, columnDef }: Column<typeof features, Row>): string =>
    columnDef.meta?.initialSort && id !== sortParam ? "" : id;
  const sortable = table.getVisibleLeafColumns().filter((column) => column.getCanSort());
  const isFiltered = state.columnFilters.length > 0;
  const isShort = rows.length <= maxShort;
  // The search field stays while the search in it is cleared.
  const [wasFiltered] = useState(isFiltered);
  const hasFilterBar = !isShort || filters.length > 0 || isFiltered || wasFiltered;

  function exportRows() {
    const usedColumns = exported.filter(({ value }) => !hidesEmpty || rows.some((row) => value(row)));
    const originals = found.map(({ original }) => original);
    return saveCsv(name, usedColumns, originals);
  }

  if (rows.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const tools = (
    <>
      <ColumnsMenu columns={columns} prefix={prefix} />
      {exported.length > 0 && (
        <Button size="sm" onClick={() => void exportRows()}>
          Export<span className="sr-only"> these rows (CSV)</span>
        </Button>
      )}
    </>
  );
  return (
    <section className={isShort ? "break-inside-avoid" : undefined} aria-labelledby={headingId}>
      <div className="flex flex-wrap items-end gap-x-4">
        <h2
          id={headingId}
          className={cx(showsTitle ? "mb-4 text-xl/9" : "sr-only", hasFilterBar ? "basis-full" : "flex-1")}
        >
          {title}
        </h2>
        {hasFilterBar ? (
          <FilterBar
            label={title}
            q={params[`${prefix}q`] ?? ""}
            filters={chosenFilters(table, filters, prefix)}
            sort={{
              columns: sortable.map((column) => ({ key: sortKeyOf(column), title: titleOf(column.columnDef) })),
              key: sortable.filter((column) => column.getIsSorted()).map(sortKeyOf)[0] ?? "",
            }}
            prefix={prefix}
          >
            {tools}
          </FilterBar>
        ) : (
          <div className="mb-4 ml-auto flex flex-wrap gap-3 empty:hidden">{tools}</div>
        )}
        <p role="status" className={isFiltered ? "mb-4 basis-full text-ink-soft" : "sr-only"}>
          {isFiltered && `${found.length} of `}
          {plural(rows.length, ...itemNames)}
        </p>
      </div>
      {found.length === 0 ? (
        <EmptyState title={`No ${itemNames[1]} match`}>Search for something else, or show all.</EmptyState>
      ) : (
        <TableScroll>
          <table
            id={name}
            className={cx("data-table table-cards", className ?? "lg:not-print:[&>tbody>tr]:h-14")}
            aria-labelledby={headingId}
          >
            <thead>
              {table.getHeaderGroups().map(({ id, headers }) => (
                <tr key={id}>
                  {headers.map((header) => (
                    <ColumnHeading key={header.id} header={header} />
                  ))}
                </tr>
              ))}
            </thead>
            <tbody>
              {shown.map((row) => (
                <TableRow key={row.id} cells={row.getVisibleCells()} />
              ))}
            </tbody>
            {columns.some(({ footer }) => footer) && (
              // A footer group would be repeated on each sheet.
              <tfoot className="print:table-row-group">
                {table.getFooterGroups().map(({ id, headers }) => (
                  <tr key={id} className="border-ink border-t-2 font-bold">
                    {headers.map((header) => (
                      <TableCell key={header.id} column={header.column}>
                        <FlexRender footer={header} />
                      </TableCell>
                    ))}
                  </tr>
                ))}
              </tfoot>
            )}
          </table>
        </TableScroll>
      )}
      {shown.length < found.length && (
        <p className="mt-4 flex items-center justify-center gap-4 text-ink-soft">
          The first {shown.length} of {found.length}.
          <Button size="sm" onClick={() => table.setPageSize(shown.length + pageSize)}>
            Show {pageSize} more
          </Button>
        </p>
      )}
    </section>
  );
}

interface TableRowProps<Row extends RowData> {
  cells: Cell<typeof features, Row>[];
}

/** Memoised, so that a search renders no row again. */
const TableRow = memo(function TableRow<Row extends RowData>({ cells }: TableRowProps<Row>) {
  return (
    <tr>
      {cells.map((cell) => {
        const { cell: content, meta } = cell.column.columnDef;
        const hidesBlank = content === defaultColumn.cell || meta?.isWarning || meta?.isSelfExplanatory;
        const isEmpty = hidesBlank && isBlank(cell.getValue());
        return (
          <TableCell
            key={cell.id}
            column={cell.column}
            data-empty={isEmpty || undefined}
            className={meta?.isWarning && !isEmpty ? "font-semibold text-amber" : undefined}
          >
            <FlexRender cell={cell} />
          </TableCell>
        );
      })}
    </tr>
  );
}) as <Row extends RowData>(props: TableRowProps<Row>) => ReactNode;

function TableCell<Row extends RowData>({
  column: { columnDef, accessorFn },
  ...rest
}: { column: Column<typeof features, Row> } & ComponentProps<"td">) {
  const { isRowHeader, isTask, isSelfExplanatory, isNumeric } = columnDef.meta ?? {};
  if (isRowHeader) return <th scope="row" {...rest} />;
  return (
    <td
      data-label={accessorFn && !isTask && !isSelfExplanatory ? titleOf(columnDef) : undefined}
      data-task={isTask || undefined}
      data-numeric={isNumeric}
      data-display-only={accessorFn ? undefined : true}
      {...rest}
    />
  );
}
