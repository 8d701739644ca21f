import { expect, it } from "vitest";
import { demoTimes } from "@/lib/edition/demo-times";

const edition = {
  startDate: new Date("2025-04-09"),
  endDate: new Date("2025-04-13"),
  endOfRegistrationDate: new Date("2025-03-20T23:59:00+02:00"),
  endOfJourneyDate: null,
  hasDates: true,
  timeZone: "Europe/Sofia",
  venue: "Shumen, Bulgaria",
  deadlineExtensions: [],
};

it("offers the phases of the year in order", () => {
  expect(demoTimes(edition, new Date("2025-03-01T09:00:00Z")).map(({ title, to }) => [title, to])).toEqual([
    ["Registration open", null],
    ["Edit day", "2025-03-20T21:59:00.000Z"],
    ["Registration closed", "2025-03-21T21:59:00.000Z"],
    ["Arrival day", "2025-04-09T11:00:00.000Z"],
    ["Contest", "2025-04-10T09:00:00.000Z"],
    ["Results night", "2025-04-12T17:00:00.000Z"],
    ["Departure day", "2025-04-13T09:00:00.000Z"],
    ["Day after", "2025-04-14T09:00:00.000Z"],
  ]);
});

it.each([
  ["2025-03-01T09:00:00Z", "Registration open"],
  ["2025-03-21T09:59:00Z", "Edit day"],
  ["2025-03-22T09:59:00Z", "Registration closed"],
  ["2025-04-09T11:00:00Z", "Arrival day"],
  ["2025-04-11T09:00:00Z", "Contest"],
  ["2025-04-12T17:00:00Z", "Results night"],
  ["2025-06-01T09:00:00Z", "Day after"],
])("at %s the current one is “%s”", (instant, title) => {
  const current = demoTimes(edition, new Date(instant)).filter(({ isCurrent }) => isCurrent);
  expect(current.map(({ title }) => title)).toEqual([title]);
});

it("has fewer for a tournament of one day", () => {
  const titles = demoTimes({ ...edition, endDate: edition.startDate }, new Date(0)).map(({ title }) => title);
  expect(titles.slice(3)).toEqual(["Arrival day", "Day after"]);
});
