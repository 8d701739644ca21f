import { expect, it } from "vitest";
import { compareParties, groupParties, headcount } from "@/lib/arrival/rules";
import type { Party } from "@/lib/arrival/schema";
import { testParty } from "@/lib/arrival/test-party";

const timeZone = "Europe/Sofia";

const party = (name: string, time: string | null, place: string | null, people: string[] = [name]) =>
  testParty({ name, time, place, people });

it("a leader of two teams counts once", () => {
  const time = "2025-04-09T10:00:00.000Z";
  const parties = [party("A", time, "Varna", ["leader", "a"]), party("B", time, "Varna", ["leader", "b", "c"])];
  expect(headcount(parties)).toBe(4);
  expect(headcount([])).toBe(0);
});

it("parties are grouped by day, place and hour at the venue, those without a time last", () => {
  const parties = [
    party("Unknown", null, null),
    party("Next day", "2025-04-09T21:30:00.000Z", "Varna"),
    party("Late", "2025-04-09T11:59:00.000Z", "Varna"),
    party("Other place", "2025-04-09T11:00:00.000Z", "Sofia"),
    party("Early", "2025-04-09T10:59:00.000Z", "Varna"),
    party("Later", "2025-04-09T11:00:00.000Z", "Varna"),
  ].sort(compareParties);
  const names = (some: readonly Party[]) => some.map(({ name }) => name);
  const hours = (some: readonly { hour: string | null; parties: readonly Party[] }[]) =>
    some.map(({ hour, parties }) => [hour, names(parties)]);
  const days = groupParties(parties, timeZone);
  expect(days.map(({ day, places }) => [day, places.map(({ place, hours: of }) => [place, hours(of)])])).toEqual([
    [
      "2025-04-09",
      [
        ["Sofia", [["14:00", ["Other place"]]]],
        [
          "Varna",
          [
            ["13:00", ["Early"]],
            ["14:00", ["Later", "Late"]],
          ],
        ],
      ],
    ],
    ["2025-04-10", [["Varna", [["00:00", ["Next day"]]]]]],
    [null, [[null, [[null, ["Unknown"]]]]]],
  ]);
  expect(hours(days[0]?.hours ?? [])).toEqual([
    ["13:00", ["Early"]],
    ["14:00", ["Later", "Other place", "Late"]],
  ]);
});
