import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface SheetProps {
  /** Equal cells of the sheet. */
  columns: number;
  rows: number;
  isLandscape?: boolean;
  /** Classes of the grid, such as "grid-cols-2 grid-rows-2". */
  className: string;
  children: ReactNode;
}

/** A sheet of A4, smaller on narrow screens. */
export function Sheet({ columns, rows, isLandscape = false, className, children }: SheetProps) {
  const [width, height] = isLandscape ? [297, 210] : [210, 297];
  return (
    <li
      className={cx(
        "relative grid break-after-page bg-plate text-on-plate shadow-sheet print:bg-transparent print:text-inherit",
        isLandscape
          ? "h-[210mm] w-[297mm] grid-cols-1 [page:sheet-landscape] not-print:max-lg:[zoom:0.25] not-print:lg:[zoom:0.65] not-print:xl:[zoom:0.8]"
          : "h-[297mm] w-[210mm] [page:sheet] not-print:max-lg:[zoom:0.36] not-print:lg:max-xl:[zoom:0.9]",
        className,
      )}
    >
      {children}
      <CutMarks columns={columns} rows={rows} width={width} height={height} />
    </li>
  );
}

/** In millimetres, longer than the edge that printers leave empty. */
const mark = 8;

/** Short lines at the edges and crosses inside, where the sheet is cut into its cells. */
function CutMarks({ columns, rows, width, height }: Record<"columns" | "rows" | "width" | "height", number>) {
  const inner = (count: number, length: number) =>
    Array.from({ length: count - 1 }, (_, i) => ((i + 1) * length) / count);
  const [xs, ys] = [inner(columns, width), inner(rows, height)];
  const edges = [
    ...xs.map((x) => `M${x} 0v${mark}M${x} ${height}v-${mark}`),
    ...ys.map((y) => `M0 ${y}h${mark}M${width} ${y}h-${mark}`),
    ...xs.flatMap((x) => ys.map((y) => `M${x - mark} ${y}h${2 * mark}M${x} ${y - mark}v${2 * mark}`)),
  ];
  return (
    <svg className="pointer-events-none absolute inset-0" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={edges.join("")} stroke="currentColor" strokeWidth="0.2" />
    </svg>
  );
}
