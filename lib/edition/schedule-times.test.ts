import { expect, it } from "vitest";
import { dateOfEnd, endsNextDay } from "@/lib/edition/schedule-times";

it.each([
  ["20:00", "01:00"],
  ["23:59", "00:00"],
  ["20:00", "00:00"],
  ["22:30", "06:15"],
  ["12:00", "00:00"],
  ["19:45", "07:45"],
])("an entry from %s to %s ends on the next day", (startTime, endTime) => {
  expect(endsNextDay({ startTime, endTime })).toBe(true);
});

it.each([
  ["08:30", "13:30"],
  ["00:00", "01:00"],
  ["00:00", "23:59"],
  ["20:00", null],
  ["20:00", ""],
  [null, null],
  // Typing mistakes, which would take 14, 24 and 23 hours.
  ["18:00", "08:00"],
  ["10:00", "10:00"],
  ["14:00", "13:00"],
])("an entry from %s to %s does not end on the next day", (startTime, endTime) => {
  expect(endsNextDay({ startTime, endTime })).toBe(false);
});

it("the day of the end may be in the next month or year", () => {
  const night = { startTime: "20:00", endTime: "01:00" };
  expect(dateOfEnd("2025-04-30", night)).toBe("2025-05-01");
  expect(dateOfEnd("2025-12-31", night)).toBe("2026-01-01");
  expect(dateOfEnd("2025-04-30", { startTime: "20:00", endTime: "23:00" })).toBe("2025-04-30");
});
