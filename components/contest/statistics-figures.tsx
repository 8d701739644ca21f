import { type CountryCounts, totalOf } from "@/components/contest/statistics-columns";

/** The totals of an edition, as on the home page. */
export function StatisticsFigures({ rows }: { rows: readonly CountryCounts[] }) {
  const figures = [
    [totalOf(rows, ({ teams }) => teams), "team", "teams"],
    [totalOf(rows, ({ all }) => all), "contestant", "contestants"],
    [rows.length, "country", "countries"],
  ] as const;
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-2" aria-label="Totals">
      {figures.map(([count, one, many]) => (
        <li key={many}>
          <b className="font-semibold font-serif text-2xl tabular-nums">{count}</b> {count === 1 ? one : many}
        </li>
      ))}
    </ul>
  );
}
