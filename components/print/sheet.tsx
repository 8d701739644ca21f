import { cx } from "class-variance-authority";
import type { ReactNode } from "react";

interface Size {
  width: number;
  height: number;
}

export interface SheetProps {
  /** The number of cells beside each other. All cells have the same size and are in the middle of the sheet. */
  columns: number;
  /** The number of cells below each other. */
  rows: number;
  /** The size of a cell in millimetres; by default the cells fill the sheet. */
  cell?: Size | undefined;
  isLandscape?: boolean;
  /** Whether the sheet is shown, but not printed. */
  isDraft?: boolean;
  children: ReactNode;
}

/** A sheet of A4, smaller on narrow screens. */
export function Sheet(props: SheetProps) {
  const { columns, rows, isLandscape = false, isDraft = false, children } = props;
  const [width, height] = isLandscape ? [297, 210] : [210, 297];
  const cell = props.cell ?? { width: width / columns, height: height / rows };
  return (
    <li
      className={cx(
        // Clipped, because Firefox would print the last row of a full sheet on the next one.
        "relative grid break-after-page place-content-center overflow-hidden bg-plate text-on-plate shadow-sheet print:bg-transparent print:text-inherit",
        isLandscape
          ? "h-[210mm] w-[297mm] [page:sheet-landscape] not-print:[zoom:0.25] not-print:md:[zoom:0.6] not-print:xl:[zoom:0.8] not-print:min-[24rem]:[zoom:0.31]"
          : "h-[297mm] w-[210mm] [page:sheet] not-print:max-md:[zoom:0.36] not-print:md:max-xl:[zoom:0.85] not-print:min-[24rem]:max-md:[zoom:0.44]",
        isDraft && "print:hidden",
      )}
      style={{ gridTemplate: `repeat(${rows}, ${cell.height}mm) / repeat(${columns}, ${cell.width}mm)` }}
    >
      {children}
      <CutMarks xs={cuts(columns, cell.width, width)} ys={cuts(rows, cell.height, height)} size={{ width, height }} />
    </li>
  );
}

interface SheetInTurnProps extends Omit<SheetProps, "children"> {
  turn: () => Promise<void>;
  children: () => ReactNode;
}

/** A sheet that waits for its turn: a thousand sheets take seconds, and other requests are answered in between. */
export async function SheetInTurn({ turn, children, ...props }: SheetInTurnProps) {
  await turn();
  return <Sheet {...props}>{children()}</Sheet>;
}

/** The length of a cut mark in millimetres, which is more than the edge that printers leave empty. */
const markLength = 8;

/** Where a sheet of this length is cut, in millimetres. */
function cuts(count: number, cell: number, length: number): number[] {
  const positions = Array.from({ length: count + 1 }, (_, i) => (length - count * cell) / 2 + i * cell);
  return positions.filter((position) => position > 0 && position < length);
}

/** Short lines at the edges and crosses inside, where the sheet is cut into its cells. */
function CutMarks({ xs, ys, size: { width, height } }: { xs: number[]; ys: number[]; size: Size }) {
  const edges = [
    ...xs.map((x) => `M${x} 0v${markLength}M${x} ${height}v-${markLength}`),
    ...ys.map((y) => `M0 ${y}h${markLength}M${width} ${y}h-${markLength}`),
    ...xs.flatMap((x) =>
      ys.map((y) => `M${x - markLength} ${y}h${2 * markLength}M${x} ${y - markLength}v${2 * markLength}`),
    ),
  ];
  return (
    <svg className="pointer-events-none absolute inset-0" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path d={edges.join("")} stroke="currentColor" strokeWidth="0.2" />
    </svg>
  );
}
