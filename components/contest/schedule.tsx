import { formatDay } from "@/components/contest/dates";
import { groupOf, type ScheduleDay, type ScheduleItem, scheduleDays } from "@/components/contest/schedule-days";
import { EmptyState } from "@/components/ui/empty-state";

/** The schedule by day, from items in order. */
export function Schedule({ items }: { items: readonly ScheduleItem[] }) {
  if (items.length === 0) return <EmptyState title="No schedule yet">It will be published here.</EmptyState>;
  return scheduleDays(items).map((day) => <Day key={day.date} day={day} />);
}

function Day({ day: { date, allDay, timed, isCompetition } }: { day: ScheduleDay }) {
  const { day, weekday } = formatDay(date);
  return (
    <section className={isCompetition ? "day day-competition" : "day"}>
      <h2>
        <time dateTime={date}>{day}</time>
        <small>{weekday}</small>
      </h2>
      <ol>
        {allDay.map((item) => (
          <li key={item.id} className="day-all">
            <span className="day-time">All day</span>
            <ItemText item={item} />
          </li>
        ))}
        {timed.map((item) => (
          <li key={item.id} data-group={groupOf(item.title) ?? undefined}>
            <span className="day-time">
              <time dateTime={`${date}T${item.startTime}`}>{item.startTime}</time>
              {item.endTime && (
                <>
                  –<time dateTime={`${date}T${item.endTime}`}>{item.endTime}</time>
                </>
              )}
            </span>
            <ItemText item={item} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function ItemText({ item: { title, location } }: { item: ScheduleItem }) {
  return (
    <span className="day-what">
      {title}
      {location && <span className="day-where">{location}</span>}
    </span>
  );
}
