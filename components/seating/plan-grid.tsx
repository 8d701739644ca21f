import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface PlanGridProps<Seat> {
  rows: readonly (readonly (Seat | null)[])[];
  /** CSS widths of a column of seats, and of one with gaps only. */
  seatWidth: string;
  aisleWidth: string;
  /** The CSS height of a row without seats. */
  gapHeight: string;
  className?: string;
  renderSeat: (seat: Seat) => ReactNode;
}

/** The seats of a room as they stand there. */
export function PlanGrid<Seat>(props: PlanGridProps<Seat>) {
  const { rows, seatWidth, aisleWidth, gapHeight, className, renderSeat } = props;
  const seats = rows.flatMap((row, r) => row.flatMap((seat, c) => (seat ? [{ seat, r, c }] : [])));
  const columns = Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, column) =>
    seats.some(({ c }) => c === column) ? seatWidth : aisleWidth,
  );
  const heights = rows.map((row) => (row.some((seat) => seat) ? "auto" : gapHeight));
  return (
    <ul className={cx("grid", className)} style={{ gridTemplate: `${heights.join(" ")} / ${columns.join(" ")}` }}>
      {seats.map(({ seat, r, c }) => (
        <li key={`${r} ${c}`} style={{ gridRow: r + 1, gridColumn: c + 1 }} className="min-w-0">
          {renderSeat(seat)}
        </li>
      ))}
    </ul>
  );
}
