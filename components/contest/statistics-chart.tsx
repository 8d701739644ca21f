import type { CountryCounts } from "@/components/contest/statistics-rows";

/** Width of the longest bar in percent; the rest is for its number. */
const maxWidth = 82;

/** Junior and senior contestants as one bar per country, the longest first. */
export function StatisticsChart({ rows }: { rows: readonly CountryCounts[] }) {
  const maxCount = Math.max(1, ...rows.map(({ all }) => all));
  const ordered = [...rows].sort((a, b) => b.all - a.all || b.senior - a.senior);
  return (
    <figure className="chart" aria-labelledby="chart-title">
      <figcaption>
        <h2 id="chart-title">Largest delegations first</h2>
        <ul className="chart-legend">
          <li data-group="junior">Junior</li>
          <li data-group="senior">Senior</li>
        </ul>
      </figcaption>
      <ol>
        {ordered.map(({ country, junior, senior, all }) => (
          <li key={country}>
            <span>{country}</span>
            <span className="chart-bar">
              {all > 0 && (
                <svg
                  width={`${(all / maxCount) * maxWidth}%`}
                  height="18"
                  viewBox={`0 0 ${all} 1`}
                  preserveAspectRatio="none"
                  role="img"
                  aria-label={`${junior} junior, ${senior} senior`}
                >
                  <rect data-group="junior" width={junior} height="1" />
                  <rect data-group="senior" x={junior} width={senior} height="1" />
                </svg>
              )}
              <b>{all}</b>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
