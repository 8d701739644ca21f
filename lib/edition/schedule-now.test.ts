import { describe, expect, it } from "vitest";
import { scheduleAt, type TimedEntry } from "@/lib/edition/schedule-now";

const entry = (date: string, startTime: string | null, endTime: string | null, title: string): TimedEntry => ({
  date,
  startTime,
  endTime,
  title,
  location: null,
});

const entries = [
  entry("2025-04-09", null, null, "Arrival"),
  entry("2025-04-10", "09:00", "14:00", "Seniors"),
  entry("2025-04-10", "09:00", "13:00", "Juniors"),
  entry("2025-04-10", "15:00", null, "Walk"),
  entry("2025-04-10", "20:00", "01:00", "Translation"),
  entry("2025-04-11", null, null, "Excursion"),
];

describe("the schedule of the moment", () => {
  it.each([
    ["before the first day, only what is next", "2025-04-08T23:59", [], ["Arrival"]],
    ["an all-day entry until the end of the day", "2025-04-09T23:59", ["Arrival"], ["Seniors", "Juniors"]],
    ["entries at the same time together", "2025-04-10T12:59", ["Seniors", "Juniors"], ["Walk"]],
    ["an entry until its end", "2025-04-10T13:00", ["Seniors"], ["Walk"]],
    ["nothing in a break", "2025-04-10T14:00", [], ["Walk"]],
    ["an entry without an end until the next one", "2025-04-10T19:59", ["Walk"], ["Translation"]],
    [
      "an entry that ends after midnight rather than the new day's all-day entry",
      "2025-04-11T00:30",
      ["Translation"],
      [],
    ],
    ["nothing after the last day", "2025-04-12T00:00", [], []],
  ])("names %s", (_rule, localNow, now, next) => {
    const schedule = scheduleAt(entries, localNow);
    expect(schedule.now.map(({ title }) => title)).toEqual(now);
    expect(schedule.next.map(({ title }) => title)).toEqual(next);
  });
});
