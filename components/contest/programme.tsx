import { cx } from "class-variance-authority";
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
    <section>
      <h2 className="mb-3 text-xl/[1.6]">The programme</h2>
      <ol className="mb-4 border-rule border-l-2">
        {dates.map((date) => (
          <li
            key={date}
            className={cx(
              "relative py-[0.3rem] pl-5 before:absolute before:top-3 before:left-[-6.5px] before:size-2.75 before:rounded-full before:border-2",
              "before:border-paper before:bg-maple nth-[3n+2]:before:bg-amber-leaf nth-[3n]:before:bg-forest-leaf",
            )}
          >
            <time className="block font-semibold font-serif text-base/[1.4]" dateTime={date}>
              {formatDay(date).day}
            </time>
            <span className="block text-ink-soft text-sm/[1.45]">
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
