import { describe, expect, it, test } from "vitest";
import {
  ageLimitErrors,
  ageLimitOf,
  byDay,
  cityOf,
  daysToGo,
  exampleOfMove,
  pastDeadlineWarnings,
  timeLeft,
  toAgeLimits,
} from "@/lib/edition/dates";

const deadline = new Date("2025-03-20T21:59:00Z");
const dates = { hasDates: true, startDate: "2025-04-09", endDate: "2025-04-13", timeZone: "Europe/Sofia" };
const daysToGoAt = (instant: string) => daysToGo(dates, new Date(instant));

describe("the example of what another time zone does to times", () => {
  const times = [
    { what: "the arrival of Maple Leaves", at: "2025-04-09T11:30:00Z" },
    { what: "the end of registration", at: "2025-03-20T21:59:00Z" },
  ];

  it.each([
    ["Europe/Berlin", ["the arrival of Maple Leaves", "9 Apr, 14:30", "9 Apr, 13:30"]],
    // The same time as in Sofia in summer only.
    ["Europe/Istanbul", ["the end of registration", "20 Mar, 23:59", "21 Mar, 00:59"]],
    ["Europe/Athens", [undefined, undefined, undefined]],
  ])("is the first one that changes: %s", (timeZone, expected) => {
    const example = exampleOfMove(times, "Europe/Sofia", timeZone);
    expect([example?.what, example?.before, example?.after]).toEqual(expected);
  });
});

describe("the time left", () => {
  it.each([
    ["2025-03-01T09:00:00Z", "19 days"],
    ["2025-03-17T22:30:00Z", "2 days"],
    ["2025-03-18T21:59:00Z", "2 days"],
    ["2025-03-18T22:00:00Z", "47 hours"],
    ["2025-03-20T19:59:00Z", "2 hours"],
    ["2025-03-20T20:00:00Z", "119 minutes"],
    ["2025-03-20T21:57:30Z", "1 minute"],
    ["2025-03-20T21:58:00Z", "1 minute"],
    ["2025-03-20T21:58:30Z", "less than a minute"],
  ])("from %s is %s", (now, left) => {
    expect(timeLeft(deadline, new Date(now), "Europe/Sofia")).toBe(left);
  });
});

test.each(["2025-04-08T21:30:00Z", "2025-04-09T09:25:00Z", "2025-04-09T20:30:00Z"])(
  "every time of a day is as many days away as the day itself (%s)",
  (instant) => {
    const now = new Date("2025-03-01T11:00:00Z");
    expect(timeLeft(new Date(instant), now, "Europe/Sofia")).toBe("39 days");
    expect(daysToGoAt(now.toISOString())).toBe("39 days to go");
  },
);

test("an instant on the day after tomorrow, but in less than 48 hours, is hours away", () => {
  expect(timeLeft(new Date("2025-03-20T06:00:00Z"), new Date("2025-03-18T12:00:00Z"), "Europe/Sofia")).toBe("42 hours");
});

test("an instant tomorrow, but more than 48 hours away because the clocks go back, is hours away", () => {
  expect(timeLeft(new Date("2025-10-26T21:59:00Z"), new Date("2025-10-24T21:30:00Z"), "Europe/Sofia")).toBe("48 hours");
});

test("remaining days are counted in the venue's time zone, across the change to summer time", () => {
  expect(daysToGoAt("2025-03-01T09:00:00Z")).toBe("39 days to go");
  expect(daysToGoAt("2025-03-01T22:30:00Z")).toBe("38 days to go");
  expect(daysToGoAt("2025-04-07T20:59:59Z")).toBe("2 days to go");
  expect(daysToGoAt("2025-04-07T21:00:00Z")).toBe("It begins tomorrow");
});

test("the days of the tournament are counted during it", () => {
  expect(daysToGoAt("2025-04-08T21:00:00Z")).toBe("Today is day 1 of 5");
  expect(daysToGoAt("2025-04-13T20:59:59Z")).toBe("Today is day 5 of 5");
  expect(daysToGo({ ...dates, endDate: "2025-04-09" }, new Date("2025-04-09T08:00:00Z"))).toBe("It is today");
});

test("nothing is counted before there are dates and after the tournament", () => {
  expect(daysToGo({ ...dates, hasDates: false }, new Date("2025-03-01T09:00:00Z"))).toBeNull();
  expect(daysToGoAt("2025-04-13T21:00:00Z")).toBeNull();
});

it("refuses an age limit after the edition's year", () => {
  const limits = { juniorsBornOnOrAfter: "2025-12-31", seniorsBornOnOrAfter: "2026-01-01" };
  expect(ageLimitErrors(limits, 2025)).toEqual({
    seniorsBornOnOrAfter: ["The limit cannot be after the edition’s year, 2025."],
  });
  expect(ageLimitErrors({ juniorsBornOnOrAfter: null }, 2025)).toEqual({});
});

it("refuses age limits that are swapped", () => {
  expect(ageLimitErrors({ juniorsBornOnOrAfter: "2005-01-01", seniorsBornOnOrAfter: "2009-01-01" }, 2025)).toEqual({
    juniorsBornOnOrAfter: ["Juniors are younger: their limit cannot be before that of the seniors."],
  });
});

test("an age limit is that of the contestant's group, if there is one", () => {
  const limits = toAgeLimits({ juniorsBornOnOrAfter: new Date("2009-09-01"), seniorsBornOnOrAfter: null });
  expect(limits).toEqual({ juniorsBornOnOrAfter: "2009-09-01", seniorsBornOnOrAfter: null });
  expect(ageLimitOf(limits, "Junior")).toEqual({
    bornOnOrAfter: "2009-09-01",
    rule: "Juniors: born on or after 1 September 2009",
  });
  expect(ageLimitOf(limits, "Senior")).toBeNull();
  const others = toAgeLimits({ juniorsBornOnOrAfter: null, seniorsBornOnOrAfter: new Date("2006-09-01") });
  expect(ageLimitOf(others, "Senior")?.bornOnOrAfter).toBe("2006-09-01");
  expect(ageLimitOf(others, "Junior")).toBeNull();
});

test("a warning tells that the end of registration has passed at the venue, from that minute on", () => {
  const warnings = (end: string) => pastDeadlineWarnings(end, deadline, "Europe/Sofia");
  expect(warnings("2025-03-21T00:00")).toEqual([]);
  const warning = ["The end of registration is in the past, so registration will be closed."];
  for (const passed of ["2025-03-20T23:59", "2025-03-20T23:58"]) expect(warnings(passed)).toEqual(warning);
});

test("the city is what stands before the first comma of a venue, or the venue", () => {
  const cities = ["Shumen , Bulgaria", "Shumen", ", Bulgaria"].map(cityOf);
  expect(cities).toEqual(["Shumen", "Shumen", ", Bulgaria"]);
});

test("items are listed by day, in their order", () => {
  const items = [
    { date: "2025-04-09", title: "Arrival" },
    { date: "2025-04-10", title: "Contest" },
    { date: "2025-04-09", title: "Opening" },
  ];
  expect(byDay(items)).toEqual([
    { date: "2025-04-09", items: [{ title: "Arrival" }, { title: "Opening" }] },
    { date: "2025-04-10", items: [{ title: "Contest" }] },
  ]);
});
