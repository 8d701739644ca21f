import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { TableExport } from "@/components/ui/table-export";
import { TableFilters } from "@/components/ui/table-filters";
import { ColumnHeading, TableCell } from "@/components/ui/table-parts";
import {
  readTableState,
  type SearchParams,
  selectRows,
  type TableColumn,
  type TableFilter,
  tableAddress,
  tableParams,
} from "@/components/ui/table-state";

/** A column, and how it looks; what it says is `value` unless `cell` says it better. */
export interface Column<Row> extends TableColumn<Row> {
  cell?: (row: Row) => ReactNode;
  /** The one column that names the row. */
  isRowName?: boolean;
  isNumeric?: boolean;
  /** Pictures and buttons: neither sorted nor exported, and their heading is for screen readers alone. */
  isBare?: boolean;
  /** What the last line says of the rows shown. */
  total?: (rows: readonly Row[]) => string | number;
}

export type Filter<Row> = TableFilter<Row>;

interface DataTableProps<Row> {
  /** Names the table in the page and the file it is exported to, such as "users". */
  name: string;
  title: string;
  /** One row and several: ["user", "users"]. */
  noun: readonly [one: string, several: string];
  /** The page's path and the parameters of its address. */
  path: string;
  params: SearchParams;
  /** Stands before the names of the table's parameters, where a page has two tables. */
  prefix?: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly Column<Row>[];
  filters?: readonly Filter<Row>[];
  /** A table of few and short columns stays one on a phone; any other becomes a card for each row. */
  isNarrow?: boolean;
  /** What is said while there are no rows at all. */
  empty: { title: string; text: string };
}

/**
 * A table of the control panel, rendered on the server: search, filters and sort order are in the address, so that it
 * works without scripts, can be linked to and survives a refresh.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { name, title, noun, path, params, prefix, rows, rowKey, columns, filters = [], isNarrow, empty } = props;
  if (rows.length === 0) return <EmptyState title={empty.title}>{empty.text}</EmptyState>;
  const state = readTableState(params, columns, filters, prefix);
  const shown = selectRows(rows, columns, filters, state);
  const isNarrowed = state.q !== "" || Object.values(state.chosen).some(Boolean);
  const everything = tableAddress(path, tableParams(state, { q: "", chosen: {} }));
  return (
    <section className="table-section" aria-labelledby={`${name}-title`}>
      <header className="table-head">
        <h2 id={`${name}-title`}>{title}</h2>
        <p role="status">
          {isNarrowed && `${shown.length} of `}
          {rows.length} {rows.length === 1 ? noun[0] : noun[1]}
        </p>
        <TableExport tableId={name} fileName={name} />
      </header>
      <TableFilters path={path} label={title} rows={rows} filters={filters} state={state}>
        {isNarrowed && (
          <ButtonLink small variant="quiet" href={everything}>
            Show all
          </ButtonLink>
        )}
      </TableFilters>
      <table id={name} className={isNarrow ? "table" : "table table-cards"} aria-labelledby={`${name}-title`}>
        <thead>
          <tr>
            {columns.map((column) => (
              <ColumnHeading key={column.key} column={column} path={path} state={state} />
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => (
                <TableCell key={column.key} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
        {shown.length > 0 && <Totals columns={columns} rows={shown} />}
      </table>
      {shown.length === 0 && <p className="table-none">No {noun[1]} match. Search for something else, or show all.</p>}
    </section>
  );
}

function Totals<Row>({ columns, rows }: { columns: readonly Column<Row>[]; rows: readonly Row[] }) {
  if (!columns.some(({ total }) => total)) return null;
  return (
    <tfoot>
      <tr>
        {columns.map(({ key, title, isRowName, isNumeric, total }) =>
          isRowName ? (
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
