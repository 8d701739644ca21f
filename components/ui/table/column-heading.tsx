import { cx } from "class-variance-authority";
import type { Column } from "@/components/ui/table-state";

interface ColumnHeadingProps<Row> {
  column: Column<Row>;
  order: "ascending" | "descending" | undefined;
  onSort: () => void;
}

/** A column's heading: a button that sorts by it, and toggles the direction. */
export function ColumnHeading<Row>({ column, order, onSort }: ColumnHeadingProps<Row>) {
  const { title, isNumeric, isDisplayOnly } = column;
  if (isDisplayOnly) {
    return (
      <th scope="col">
        <span className="sr-only">{title}</span>
      </th>
    );
  }
  return (
    <th scope="col" aria-sort={order} data-numeric={isNumeric}>
      <button
        type="button"
        onClick={onSort}
        className={cx(
          "group/heading inline-flex min-h-10 items-center gap-1.5 hover:text-ink",
          order ? "text-ink" : "text-inherit",
          // The arrow is on the outer side, so that the heading aligns with its numbers.
          isNumeric ? "flex-row-reverse text-right" : "text-left",
        )}
      >
        {title}
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
          <path d={order === "descending" ? "M1 4.5 5 9l4-4.5" : "M1 7.5 5 3l4 4.5"} />
        </svg>
      </button>
    </th>
  );
}
