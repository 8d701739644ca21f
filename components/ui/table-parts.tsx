import { Link } from "@/components/ui/link";
import type { Column } from "@/components/ui/table-state";
import { type TableState, tableHref, tableParams } from "@/components/ui/table-state";

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  path: string;
  state: TableState;
}

/** A column's heading: a link that sorts by it, and toggles the direction. */
export function ColumnHeading<Row>({ column, path, state }: ColumnHeadingProps<Row>) {
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
      <Link href={tableHref(path, tableParams(state, { sort: key, dir }))} scroll={false}>
        {title}
        <svg viewBox="0 0 10 12" width="10" height="12" aria-hidden="true">
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

export function TableCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
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
