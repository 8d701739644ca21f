import { cva } from "class-variance-authority";
import { Badge } from "@/components/ui/badge";
import { EmptyState } from "@/components/ui/empty-state";
import { dateOfEnd } from "@/lib/edition/schedule-times";
import type { EditionSettings } from "@/lib/edition/schema";
import { formatDay, weekdayOf } from "@/lib/platform/time/time";

type ScheduleDay = EditionSettings["schedule"][number];
type ScheduleItem = ScheduleDay["items"][number];

const section = cva(
  "grid break-inside-avoid gap-x-8 gap-y-3 border border-rule border-l-4 px-4 py-6 md:grid-cols-[13rem_1fr] md:px-7 [section+&]:border-t-0",
  {
    variants: {
      isCompetition: { true: "border-l-maple bg-sheet" },
      isToday: { true: "bg-amber-wash" },
    },
    compoundVariants: [{ isCompetition: false, isToday: true, className: "border-l-amber" }],
  },
);

/** An item with its node on the vertical line of the day. */
const row = cva(
  [
    "relative grid grid-cols-[6rem_1fr] items-baseline gap-x-4 py-[0.45rem] pl-7 md:grid-cols-[8rem_1fr]",
    "before:absolute before:top-4 before:left-0 before:z-1 before:size-3 before:rounded-full before:border-2",
    "not-last:after:absolute not-last:after:top-5 not-last:after:-bottom-5 not-last:after:left-[5px] not-last:after:border-rule not-last:after:border-l-2",
  ],
  {
    variants: {
      node: {
        plain: "before:border-edge before:bg-paper",
        competition: "before:border-maple before:bg-sheet",
        wholeDay: "before:border-maple before:bg-maple",
        Junior: "before:border-forest before:bg-forest",
        Senior: "before:border-amber before:bg-amber",
      },
    },
  },
);

/** An all-day item has no start time: it is null in a stored item and empty in the form. */
const isAllDay = ({ startTime }: ScheduleItem) => !startTime;

/** The look of an item's node: its group's, if the title names exactly one. */
function nodeOf(item: ScheduleItem, isCompetition: boolean) {
  if (isAllDay(item)) return isCompetition ? "wholeDay" : "plain";
  const namesJuniors = /\bjuniors?\b/i.test(item.title);
  const namesSeniors = /\bseniors?\b/i.test(item.title);
  if (namesJuniors !== namesSeniors) return namesJuniors ? "Junior" : "Senior";
  return isCompetition ? "competition" : "plain";
}

/** The schedule; the days of the competition are emphasised, and `today` (yyyy-MM-dd) is marked. */
export function Schedule({ days, today }: { days: readonly ScheduleDay[]; today?: string }) {
  if (days.length === 0) return <EmptyState title="No schedule is published" />;
  return days.map((day) => <Day key={day.date} {...day} isToday={day.date === today} />);
}

function Day({ date, items, isToday }: ScheduleDay & { isToday: boolean }) {
  const isCompetition = items.some(({ title }) => /\bcompetition\b/i.test(title));
  const allDay = items.filter(isAllDay);
  const timed = items.filter((item) => !isAllDay(item));
  return (
    <section
      className={section({ isCompetition, isToday })}
      data-competition={isCompetition || undefined}
      aria-current={isToday ? "date" : undefined}
    >
      <div>
        <h2 className="text-xl/[1.6]">
          <time dateTime={date}>{formatDay(date)}</time>
          <small className="block font-normal font-sans text-ink-soft text-sm/[1.4] tracking-normal">
            {weekdayOf(date)}
          </small>
          {isToday && (
            <span className="font-sans">
              <Badge tone="amber">Today</Badge>
            </span>
          )}
        </h2>
        {timed.length > 0 && allDay.length > 0 && (
          <ul className="mt-1">
            {allDay.map(({ id, title, location }) => (
              <li key={id} className="font-semibold">
                {title}
                {location && <span className="block font-normal text-ink-soft text-sm">{location}</span>}
              </li>
            ))}
          </ul>
        )}
      </div>
      <ol>
        {(timed.length > 0 ? timed : allDay).map((item) => (
          <li key={item.id} className={row({ node: nodeOf(item, isCompetition) })}>
            <span className="text-ink-soft tabular-nums">
              {isAllDay(item) ? "All day" : <time dateTime={`${date}T${item.startTime}`}>{item.startTime}</time>}
              {!isAllDay(item) && item.endTime && (
                <>
                  –<time dateTime={`${dateOfEnd(date, item)}T${item.endTime}`}>{item.endTime}</time>
                </>
              )}
            </span>
            <span>
              <span className="font-semibold">{item.title}</span>{" "}
              {item.location && <span className="inline-block text-ink-soft text-sm md:ml-2">{item.location}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
