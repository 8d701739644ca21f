import { expect, test } from "vitest";
import { daysToGo } from "@/lib/contest/days";

const dates = { startDate: "2025-04-09", endDate: "2025-04-13", timeZone: "Europe/Sofia" };
const at = (instant: string) => daysToGo(dates, new Date(instant));

test("the days before the tournament are counted in the venue's days, across the change of the clocks", () => {
  expect(at("2025-03-01T09:00:00Z")).toBe("39 days to go");
  expect(at("2025-03-01T22:30:00Z")).toBe("38 days to go");
  expect(at("2025-04-07T20:59:59Z")).toBe("2 days to go");
  expect(at("2025-04-07T21:00:00Z")).toBe("It begins tomorrow");
});

test("during the tournament its days are counted", () => {
  expect(at("2025-04-08T21:00:00Z")).toBe("Today is day 1 of 5");
  expect(at("2025-04-13T20:59:59Z")).toBe("Today is day 5 of 5");
  expect(daysToGo({ ...dates, endDate: "2025-04-09" }, new Date("2025-04-09T08:00:00Z"))).toBe("It is today");
});

test("once it is over nothing is counted", () => {
  expect(at("2025-04-13T21:00:00Z")).toBeNull();
});
