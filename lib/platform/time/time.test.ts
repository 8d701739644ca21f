import { describe, expect, it } from "vitest";
import { formatFieldDate, formatInstant, formatShort, timeAgo, weekdayOf, yearsLater } from "@/lib/platform/time/time";

const sofia = "Europe/Sofia";

describe("an instant", () => {
  it("is formatted in the venue's time zone", () => {
    expect(formatInstant(new Date("2025-03-20T21:59:00Z"), sofia)).toBe("20 March 2025, 23:59");
  });

  it("has its year in the short format only if it is not the edition's", () => {
    const arrival = new Date("2025-04-09T15:20:00Z");
    expect(formatShort(arrival, sofia, 2025)).toBe("9 Apr, 18:20");
    expect(formatShort(arrival, sofia, 2026)).toBe("9 Apr 2025, 18:20");
  });
});

it("the time since an instant is in its largest whole unit", () => {
  const minute = 60_000;
  const texts = [0, 1, 59, 60, 119, 23 * 60, 24 * 60, 48 * 60].map((minutes) => timeAgo(0, minutes * minute));
  expect(texts).toEqual([
    "this minute",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "2 days ago",
  ]);
});

describe("a date in a form", () => {
  it.each([
    ["2025-04-09T18:20", "9 Apr 2025, 18:20"],
    ["2008-05-24", "24 May 2008"],
    ["2025-13-45", "2025-13-45"],
    ["Maple Leaves", "Maple Leaves"],
  ])("%s is shown as %s", (value, text) => expect(formatFieldDate(value)).toBe(text));

  it.each([
    ["2025-04-09T18:20", "Wednesday"],
    ["2008-05-24", "Saturday"],
    ["", ""],
    ["12025-04-09T18:20", ""],
  ])("%j is a %s", (value, weekday) => expect(weekdayOf(value)).toBe(weekday));
});

it.each([
  ["2025-04-09", 1, "2026-04-09"],
  ["2025-03-20T23:59", 1, "2026-03-20T23:59"],
  ["2028-02-29", 1, "2029-02-28"],
  ["2028-02-29T23:59", 4, "2032-02-29T23:59"],
  ["2025-04-09", -1, "2024-04-09"],
  ["", 1, ""],
])("%j moved by %i years is %j", (date, years, moved) => {
  expect(yearsLater(date, years)).toBe(moved);
});
