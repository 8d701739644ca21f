export interface Series {
  label: string;
  /** The fill of its bars and of its square in the legend, such as "fill-amber-leaf". */
  fill: string;
}

/** The colours of a chart. The squares are SVG: background colours are neither printed nor kept with forced colours. */
export function ChartLegend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-5 text-sm/6">
      {series.map(({ label, fill }) => (
        <li key={label} className="flex items-center gap-1.5">
          <svg className="size-3 flex-none" viewBox="0 0 1 1" aria-hidden="true">
            <rect className={fill} width="1" height="1" />
          </svg>
          {label}
        </li>
      ))}
    </ul>
  );
}
