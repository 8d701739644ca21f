import type { EditionSettings } from "@/lib/edition/schema";

export const scheduleValues = ({ version, schedule }: EditionSettings) => ({
  version,
  schedule: schedule.map(({ id, date, startTime, endTime, title, location }) => ({
    ...{ id, date, title },
    startTime: startTime ?? "",
    endTime: endTime ?? "",
    location: location ?? "",
  })),
});

export type ScheduleValues = ReturnType<typeof scheduleValues>;
export type ScheduleItemValues = ScheduleValues["schedule"][number];

export const emptyItem = (date: string): ScheduleItemValues => ({
  ...{ id: "", date, startTime: "", endTime: "", title: "", location: "" },
});

/** The days in order, each with the positions of its items in the list. */
export function daysOf(items: readonly ScheduleItemValues[]): { date: string; indexes: number[] }[] {
  const dates = [...new Set(items.map(({ date }) => date))].sort();
  return dates.map((date) => ({ date, indexes: items.flatMap((item, i) => (item.date === date ? [i] : [])) }));
}

/** The items by day, as on the public page; items without a title are left out. */
export function publicItems(items: readonly ScheduleItemValues[]) {
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
