import { expect, it } from "vitest";
import {
  compareParties,
  countArrived,
  dayOf,
  groupParties,
  haveArrivalsBegun,
  headcount,
  lateText,
} from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { testParty } from "@/lib/travel/arrivals/test-party";

const timeZone = "Europe/Sofia";

const party = (name: string, time: string | null, place: string | null, people: string[] = [name]) =>
  testParty({ name, time, place, people });

it("a leader of two teams counts once", () => {
  const time = "2025-04-09T10:00:00.000Z";
  const parties = [party("A", time, "Varna", ["leader", "a"]), party("B", time, "Varna", ["leader", "b", "c"])];
  expect(headcount(parties)).toBe(4);
  expect(headcount([])).toBe(0);
});

it("a leader of two teams has arrived once, and people who are still expected do not count", () => {
  const arrivedAt = "2025-04-09T10:00:00.000Z";
  const traveller = (id: string, hasArrived: boolean) => ({
    id,
    fullName: id,
    role: "CONTESTANT" as const,
    arrivedAt: hasArrived ? arrivedAt : null,
  });
  const parties = [
    { people: [traveller("leader", true), traveller("a", false)] },
    { people: [traveller("leader", true), traveller("b", true)] },
  ];
  expect(countArrived(parties)).toBe(2);
});

it("parties are in the order of their times, then countries, then names, then ids, those without a time last", () => {
  const greek = { name: "Greece", alpha2: "GR" };
  const [early, late] = ["2025-04-09T10:00:00.000Z", "2025-04-09T12:00:00.000Z"];
  const sorted = [
    { ...party("Z", early, null), country: greek },
    { ...party("A", late, null), country: greek },
    party("B", null, null),
    { ...party("C", null, null), id: "1" },
    { ...party("C", null, null), id: "2" },
    { ...party("A", null, null), country: greek },
  ];
  for (const [i, a] of sorted.entries()) {
    for (const [j, b] of sorted.entries()) {
      if (i !== j) expect(Math.sign(compareParties(a, b)), `${i} and ${j}`).toBe(Math.sign(i - j));
    }
  }
});

it("the places of a day are in the order of their names, the unknown one first", () => {
  const time = "2025-04-09T11:00:00.000Z";
  const places = ["Varna", "Burgas", null, "Sofia"].map((place) => party(`From ${place}`, time, place));
  expect(groupParties(places, timeZone)[0]?.places.map(({ place }) => place)).toEqual([
    null,
    "Burgas",
    "Sofia",
    "Varna",
  ]);
});

it("a party's day is the one at the venue", () => {
  expect(dayOf({ time: "2025-04-09T21:30:00.000Z" }, timeZone)).toBe("2025-04-10");
  expect(dayOf({ time: null }, timeZone)).toBeNull();
});

it.each([
  ["2025-04-09T10:00:59.000Z", null],
  ["2025-04-09T10:55:00.000Z", "55 min late"],
  ["2025-04-09T12:05:00.000Z", "2 h 5 min late"],
])("a party that is expected at 10:00 is at %s: %s", (now, text) => {
  expect(lateText({ time: "2025-04-09T10:00:00.000Z" }, new Date(now))).toBe(text);
  expect(lateText({ time: null }, new Date(now))).toBeNull();
});

it("parties are grouped by day at the venue, and each day by place and hour, those without a time last", () => {
  const parties = [
    party("Unknown", null, null),
    party("Next day", "2025-04-09T21:30:00.000Z", "Varna"),
    party("Late", "2025-04-09T11:59:00.000Z", "Varna"),
    party("Other place", "2025-04-09T11:00:00.000Z", "Sofia"),
    party("Early", "2025-04-09T10:59:00.000Z", "Varna"),
    party("Later", "2025-04-09T11:00:00.000Z", "Varna"),
  ].sort(compareParties);
  const names = (parties: readonly Party[]) => parties.map(({ name }) => name);
  const hours = (groups: readonly { hour: string | null; parties: readonly Party[] }[]) =>
    groups.map(({ hour, parties }) => [hour, names(parties)]);
  const days = groupParties(parties, timeZone);
  expect(days.map(({ day, places }) => [day, places.map(({ place, parties }) => [place, names(parties)])])).toEqual([
    [
      "2025-04-09",
      [
        ["Sofia", ["Other place"]],
        ["Varna", ["Early", "Later", "Late"]],
      ],
    ],
    ["2025-04-10", [["Varna", ["Next day"]]]],
    [null, [[null, ["Unknown"]]]],
  ]);
  expect(hours(days[0]?.hours ?? [])).toEqual([
    ["13:00", ["Early"]],
    ["14:00", ["Later", "Other place", "Late"]],
  ]);
});

it("arrivals begin with the venue's day of the first one, and never without a time", () => {
  const teams = [{ timeOfArrival: "2025-04-09T10:00:00.000Z" }, { timeOfArrival: null }];
  expect(haveArrivalsBegun(teams, new Date("2025-04-08T20:59:00.000Z"), timeZone)).toBe(false);
  expect(haveArrivalsBegun(teams, new Date("2025-04-08T21:00:00.000Z"), timeZone)).toBe(true);
  expect(haveArrivalsBegun([{ timeOfArrival: null }], new Date("2026-01-01T00:00:00.000Z"), timeZone)).toBe(false);
});
