import { expect, it } from "vitest";
import { emptyRow, sortByDay, toDays, toRowErrors, toRows } from "@/components/edition/editor/schedule-rows";

const stored = [
  { date: "2025-04-09", items: [{ id: "a", startTime: null, endTime: null, title: "Arrival", location: null }] },
  { date: "2025-04-10", items: [{ id: "b", startTime: "09:00", endTime: "14:00", title: "Day 1", location: "Hall" }] },
];
const breakfast = { ...emptyRow("2025-04-10"), startTime: "08:00", title: "Breakfast" };
const rows = [breakfast, ...toRows(stored)];

it("the schedule's rows are sorted by day and time, and keep the index of their fields", () => {
  const days = sortByDay(rows).map(({ date, items }) => [date, ...items.map(({ title, index }) => [title, index])]);
  expect(days).toEqual([
    ["2025-04-09", ["Arrival", 1]],
    ["2025-04-10", ["Breakfast", 0], ["Day 1", 2]],
  ]);
});

it("rows are sent by day, without the id of one that is not stored", () => {
  expect(toDays(rows, stored)).toEqual([
    { date: "2025-04-09", items: [{ id: "a", startTime: "", endTime: "", title: "Arrival", location: "" }] },
    {
      date: "2025-04-10",
      items: [
        { id: null, startTime: "08:00", endTime: "", title: "Breakfast", location: "" },
        { id: "b", startTime: "09:00", endTime: "14:00", title: "Day 1", location: "Hall" },
      ],
    },
  ]);
});

it("the API's error of an item is shown at its row, of a day's date at each of its rows, and of a list at the schedule", () => {
  const errors = {
    schedule: ["Too many days."],
    "schedule.1.date": ["Far away."],
    "schedule.1.items.1.endTime": ["Too early."],
  };
  expect(toRowErrors(errors, rows)).toEqual({
    schedule: ["Too many days."],
    "schedule.0.date": ["Far away."],
    "schedule.2.date": ["Far away."],
    "schedule.2.endTime": ["Too early."],
  });
  expect(toRowErrors({ "schedule.1.items": ["Too many."] }, rows)).toEqual({ schedule: ["Too many."] });
});
