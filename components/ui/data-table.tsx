import { cx } from "class-variance-authority";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TableExport } from "@/components/ui/table-export";
import { TableFilters } from "@/components/ui/table-filters";
import { ColumnHeading, TableCell } from "@/components/ui/table-parts";
import { TableScroll } from "@/components/ui/table-scroll";
import {
  type Column,
  type Filter,
  readTableState,
  type SearchParams,
  selectRows,
  tableHref,
  tableParams,
} from "@/components/ui/table-state";
import { plural } from "@/lib/platform/text/plural";

interface DataTableProps<Row> {
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
  const {
    name,
    title,
    isTitleHidden,
    itemNames,
    path,
    searchParams,
    prefix,
    rows,
    rowKey,
    columns,
    filters = [],
    empty,
  } = props;
  if (rows.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const state = readTableState(searchParams, rows, columns, filters, prefix);
  const visibleRows = selectRows(rows, columns, filters, state);
  const isFiltered = state.q !== "" || Object.values(state.filterValues).some(Boolean);
  const isShort = rows.length <= maxShort;
  const isCountHidden = isTitleHidden && !isFiltered;
  const unfilteredPath = tableHref(path, tableParams(state, { q: "", filterValues: {} }));
  return (
    <section className={cx("[section+&]:mt-12", isShort && "break-inside-avoid")} aria-labelledby={`${name}-title`}>
      <header className={isCountHidden ? undefined : "mb-3 flex flex-wrap items-baseline gap-x-4 gap-y-1"}>
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
      <tr>
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
