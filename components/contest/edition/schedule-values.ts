import type { EditionSettings } from "@/lib/contest/schema";
import { dateText, toDate } from "@/lib/time";

export interface ScheduleItemValues {
  /** Empty for one that is not stored yet. */
  id: string;
  /** yyyy-MM-dd */
  date: string;
  /** HH:mm at the venue, or empty. */
  startTime: string;
  endTime: string;
  title: string;
  location: string;
}

export interface ScheduleValues {
  schedule: ScheduleItemValues[];
}

export const scheduleValues = ({ schedule }: EditionSettings): ScheduleValues => ({
  schedule: schedule.map(({ id, date, startTime, endTime, title, location }) => ({
    ...{ id, date, title },
    startTime: startTime ?? "",
    endTime: endTime ?? "",
    location: location ?? "",
  })),
});

export const emptyItem = (date: string): ScheduleItemValues => ({
  ...{ id: "", date, startTime: "", endTime: "", title: "", location: "" },
});

/** The day after `date`, both yyyy-MM-dd. */
export const dayAfter = (date: string): string => dateText(new Date(toDate(date).getTime() + 24 * 60 * 60 * 1000));

/** The days in order, each with the places of its items in the whole list. */
export function daysOf(items: readonly ScheduleItemValues[]): { date: string; indexes: number[] }[] {
  const dates = [...new Set(items.map(({ date }) => date))].sort();
  return dates.map((date) => ({ date, indexes: items.flatMap((item, i) => (item.date === date ? [i] : [])) }));
}

/** The items as visitors read them: day by day, and only those that have a title. */
export function shownItems(items: readonly ScheduleItemValues[]) {
  return daysOf(items)
    .flatMap(({ indexes }) => indexes)
    .flatMap((i) => items[i] ?? [])
    .filter(({ title }) => title.trim())
    .map(({ startTime, endTime, location, ...item }, i) => ({
      ...item,
      id: String(i),
      startTime: startTime || null,
      endTime: endTime || null,
      location: location.trim() || null,
    }));
}

/** All of it as one text, to be compared with what others have stored. */
export const scheduleShown = ({ schedule }: ScheduleValues) => ({
  schedule: daysOf(schedule)
    .map(({ date, indexes }) => {
      const lines = indexes
        .flatMap((i) => schedule[i] ?? [])
        .map(({ startTime, endTime, title, location }) =>
          [[startTime, endTime].filter(Boolean).join("–"), title, location && `(${location})`]
            .filter(Boolean)
            .join(" "),
        );
      return `${date}: ${lines.join(", ")}`;
    })
    .join(" · "),
});
