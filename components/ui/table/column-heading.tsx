import { FlexRender, type Header, type RowData } from "@tanstack/react-table";
import { cx } from "class-variance-authority";
import type { features } from "@/components/ui/table/features";

const ariaSorts = { asc: "ascending", desc: "descending" } as const;

/** A column's heading: a button that sorts by it and toggles the direction. A column of actions has a hidden heading. */
export function ColumnHeading<Row extends RowData>({ header }: { header: Header<typeof features, Row> }) {
  const { column } = header;
  if (!column.getCanSort()) {
    return (
      <th scope="col">
        <span className="sr-only">
          <FlexRender header={header} />
        </span>
      </th>
    );
  }
  const order = column.getIsSorted();
  const isNumeric = column.columnDef.meta?.isNumeric;
  return (
    <th
      scope="col"
      aria-sort={order ? ariaSorts[order] : undefined}
      data-numeric={isNumeric}
      className={column.columnDef.meta?.headingClass}
    >
      <button
        type="button"
        onClick={column.getToggleSortingHandler()}
        className={cx(
          "group/heading inline-flex min-h-10 items-center gap-1.5 hover:text-ink",
          order ? "text-ink" : "text-inherit",
          // The arrow is on the outer side, so that the heading aligns with its numbers.
          isNumeric ? "flex-row-reverse text-right" : "text-left",
        )}
      >
        <FlexRender header={header} />
        <svg
          className={cx(
            "flex-none fill-none stroke-[1.75] stroke-current print:hidden",
            !order && "hidden group-hover/heading:block group-focus-visible/heading:block",
          )}
          viewBox="0 0 10 12"
          width="10"
          height="12"
          aria-hidden="true"
        >
          <path d={order === "desc" ? "M1 4.5 5 9l4-4.5" : "M1 7.5 5 3l4 4.5"} />
        </svg>
      </button>
    </th>
  );
}
