import { formatDay } from "@/components/contest/dates";
import { Link } from "@/components/ui/link";

interface ProgrammeItem {
  /** yyyy-MM-dd */
  date: string;
  title: string;
}

/** The days at a glance, from items in order; `base` is the prefix of the edition's paths. */
export function Programme({ items, base }: { items: readonly ProgrammeItem[]; base: string }) {
  if (items.length === 0) return null;
  const dates = [...new Set(items.map(({ date }) => date))];
  return (
    <section className="programme">
      <h2>The programme</h2>
      <ol>
        {dates.map((date) => (
          <li key={date}>
            <time dateTime={date}>{formatDay(date).day}</time>
            <span>
              {items
                .filter((item) => item.date === date)
                .map(({ title }) => title)
                .join("\u00a0· ")}
            </span>
          </li>
        ))}
      </ol>
      <Link href={`${base}/schedule`}>Full schedule</Link>
    </section>
  );
}
