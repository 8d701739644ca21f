import { useId } from "react";
import { ChartLegend, type Series } from "@/components/ui/chart-legend";
import { sum } from "@/lib/platform/sum";

/** Width of the longest bar in percent; the rest is for its number. */
const maxWidth = 82;

interface Bar {
  label: string;
  values: readonly number[];
}

/** Stacked horizontal bars with their totals. */
export function BarChart({ title, series, bars }: { title: string; series: readonly Series[]; bars: readonly Bar[] }) {
  const titleId = useId();
  const max = Math.max(1, ...bars.map(({ values }) => sum(values)));
  return (
    <figure aria-labelledby={titleId}>
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={titleId} className="text-lg">
          {title}
        </h3>
        <ChartLegend series={series} />
      </figcaption>
      <ol>
        {bars.map(({ label, values }) => {
          const total = sum(values);
          return (
            <li key={label} className="grid grid-cols-[minmax(5.5rem,10rem)_1fr] items-center gap-3 py-0.75 text-sm/5">
              <span className="text-right">{label}</span>
              <span className="flex items-center gap-2 border-edge border-l">
                {total > 0 && (
                  <svg
                    className="flex-none"
                    width={`${(total / max) * maxWidth}%`}
                    height="18"
                    viewBox={`0 0 ${total} 1`}
                    preserveAspectRatio="none"
                    role="img"
                    aria-label={series.map((part, i) => `${values[i]} ${part.label.toLowerCase()}`).join(", ")}
                  >
                    {series.map(({ label: name, fill }, i) => (
                      <rect key={name} className={fill} x={sum(values.slice(0, i))} width={values[i]} height="1" />
                    ))}
                  </svg>
                )}
                <b className="tabular-nums only:pl-2">{total}</b>
              </span>
            </li>
          );
        })}
      </ol>
    </figure>
  );
}
