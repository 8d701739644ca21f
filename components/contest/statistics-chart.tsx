import type { CountryCounts } from "@/components/contest/statistics-rows";

/** Width of the longest bar in percent; the rest is for its number. */
const maxWidth = 82;

/** Junior and senior contestants as one bar per country, the longest first. */
export function StatisticsChart({ rows }: { rows: readonly CountryCounts[] }) {
  const maxCount = Math.max(1, ...rows.map(({ all }) => all));
  const ordered = [...rows].sort((a, b) => b.all - a.all || b.senior - a.senior);
  return (
    <figure aria-labelledby="chart-title">
      <figcaption className="mb-3 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="chart-title" className="text-xl">
          Largest delegations first
        </h2>
        <ul className="flex gap-5 text-sm/6 *:before:mr-[0.45em] *:before:inline-block *:before:size-[0.8em] *:before:forced-color-adjust-none">
          <li className="before:bg-forest-leaf">Junior</li>
          <li className="before:bg-amber-leaf">Senior</li>
        </ul>
      </figcaption>
      <ol>
        {ordered.map(({ country, junior, senior, all }) => (
          <li
            key={country}
            className="grid grid-cols-[minmax(5.5rem,10rem)_1fr] items-center gap-3 py-[0.2rem] text-sm/[1.3]"
          >
            <span className="text-right">{country}</span>
            <span className="flex items-center gap-2 border-edge border-l">
              {all > 0 && (
                <svg
                  className="flex-none"
                  width={`${(all / maxCount) * maxWidth}%`}
                  height="18"
                  viewBox={`0 0 ${all} 1`}
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={`${junior} junior, ${senior} senior`}
                >
                  <rect className="fill-forest-leaf" width={junior} height="1" />
                  <rect className="fill-amber-leaf" x={junior} width={senior} height="1" />
                </svg>
              )}
              <b className="tabular-nums only:pl-2">{all}</b>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
