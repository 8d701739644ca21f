import { formatDay } from "@/components/contest/dates";
import { EmptyState } from "@/components/ui/empty-state";

interface ScheduleItem {
  id: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm at the venue; absent for something that lasts all day. */
  startTime: string | null;
  endTime: string | null;
  title: string;
  location: string | null;
}

/** What happens, day by day; the items come in order. */
export function Schedule({ items }: { items: readonly ScheduleItem[] }) {
  if (items.length === 0) return <EmptyState title="No schedule yet">It will be published here.</EmptyState>;
  const dates = [...new Set(items.map(({ date }) => date))];
  return dates.map((date) => <Day key={date} date={date} items={items.filter((item) => item.date === date)} />);
}

function Day({ date, items }: { date: string; items: readonly ScheduleItem[] }) {
  const { day, weekday } = formatDay(date);
  return (
    <section className="day">
      <h2>
        <time dateTime={date}>{day}</time>
        <small>{weekday}</small>
      </h2>
      <ol>
        {items.map(({ id, startTime, endTime, title, location }) => (
          <li key={id}>
            <span className="day-time">{startTime ? [startTime, endTime].filter(Boolean).join("–") : "All day"}</span>
            <span className="day-what">
              {title}
              {location && <span className="day-where">{location}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
