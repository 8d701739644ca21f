import { withStoredIds } from "@/components/forms/list/use-entries";
import { byDay } from "@/lib/edition/dates";
import type { EditionSettings } from "@/lib/edition/schema";
import type { FieldErrors } from "@/lib/platform/errors/problem";

type StoredDays = EditionSettings["schedule"];

/** A new row. Its id is only the form's: the API gives the stored entry another one. */
export const emptyRow = (date: string) => ({
  id: crypto.randomUUID(),
  date,
  startTime: "",
  endTime: "",
  title: "",
  location: "",
});

export type ScheduleRow = ReturnType<typeof emptyRow>;

export const toRows = (days: StoredDays): ScheduleRow[] =>
  days.flatMap(({ date, items }) =>
    items.map(({ id, startTime, endTime, title, location }) => ({
      id,
      date,
      startTime: startTime ?? "",
      endTime: endTime ?? "",
      title,
      location: location ?? "",
    })),
  );

/** The rows by day, sorted by time after those of all day; each knows its index among `rows`. */
export function sortByDay<R extends Pick<ScheduleRow, "date" | "startTime">>(rows: readonly R[]) {
  const indexed = rows.map((row, index) => ({ ...row, index }));
  return byDay(indexed.sort((a, b) => a.date.localeCompare(b.date) || a.startTime.localeCompare(b.startTime)));
}

/** The rows as the API takes them. */
export const toDays = (rows: readonly ScheduleRow[], stored: StoredDays) =>
  sortByDay(withStoredIds(rows, toRows(stored))).map(({ date, items }) => ({
    date,
    items: items.map(({ index: _, ...item }) => item),
  }));

/** Maps the API’s errors of days and items to the fields of the form’s rows. */
export function toRowErrors(errors: FieldErrors, rows: readonly ScheduleRow[]): FieldErrors {
  const days = sortByDay(rows);

  /** The fields of a path such as "schedule.0.date" or "schedule.0.items.1.title". */
  function fieldsOf(path: string): string[] {
    const [list = "", day, part, item, field] = path.split(".");
    const items = days[Number(day)]?.items ?? [];
    if (part === "date") return items.map(({ index }) => `${list}.${index}.date`);
    return [field ? `${list}.${items[Number(item)]?.index}.${field}` : list];
  }

  return Object.fromEntries(
    Object.entries(errors).flatMap(([path, messages]) => fieldsOf(path).map((field) => [field, messages])),
  );
}
