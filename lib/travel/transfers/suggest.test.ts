import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { testParty } from "@/lib/travel/arrivals/test-party";
import { type SuggestionLimits, suggestTransfers } from "@/lib/travel/transfers/suggest";

const minute = 60_000;
const morning = Date.UTC(2025, 3, 9, 6);

const party = (id: string, minutes: number | null, place: string | null, people: string[]) =>
  testParty({
    name: id,
    time: minutes === null ? null : new Date(morning + minutes * minute).toISOString(),
    place,
    people,
  });

const places = fc.constantFrom("Varna Airport", "Sofia Airport", "Other: Plovdiv", "Other");
// So few people that many are in two parties.
const people = fc.uniqueArray(fc.integer({ min: 0, max: 60 }).map(String), { minLength: 1, maxLength: 9 });
const anyParty = fc
  .tuple(fc.uuid(), fc.option(fc.integer({ min: 0, max: 600 })), fc.option(places), people)
  .map((values) => party(...values));
const parties = fc.uniqueArray(anyParty, { selector: ({ id }) => id, maxLength: 40 });

const limits: fc.Arbitrary<SuggestionLimits> = fc.record({
  direction: fc.constantFrom("ARRIVAL", "DEPARTURE"),
  seats: fc.integer({ min: 1, max: 20 }),
  longestWait: fc.integer({ min: 0, max: 240 }),
  luggageTime: fc.integer({ min: 0, max: 240 }),
  leadTime: fc.integer({ min: 0, max: 240 }),
});

const idsOf = (some: readonly Party[]) => some.map(({ id }) => id);

describe("for any parties, seats and longest wait, suggested transfers", () => {
  it("contain every party whole and once, or name it as left over", () => {
    fc.assert(
      fc.property(parties, limits, (some, of) => {
        const { vehicles, leftOver } = suggestTransfers(some, of);
        const placed = [...vehicles.flatMap((vehicle) => vehicle.parties), ...leftOver.map(({ party }) => party)];
        expect(idsOf(placed).sort()).toEqual(idsOf(some).sort());
        expect(new Set(some)).toEqual(new Set(placed));
      }),
    );
  });

  it("have no more people than seats, each person counted once", () => {
    fc.assert(
      fc.property(parties, limits, (some, of) => {
        for (const { parties, seatsTaken } of suggestTransfers(some, of).vehicles) {
          const ids = parties.flatMap(({ people }) => people.map(({ id }) => id));
          expect(seatsTaken).toBe(new Set(ids).size);
          expect(seatsTaken).toBeLessThanOrEqual(of.seats);
        }
      }),
    );
  });

  it("make nobody wait longer than asked, and leave one place in time, with time for luggage", () => {
    fc.assert(
      fc.property(parties, limits, (some, of) => {
        for (const { place, leavesAt, parties } of suggestTransfers(some, of).vehicles) {
          const times = parties.map(({ time }) => Date.parse(time ?? ""));
          const [first, last] = [Math.min(...times), Math.max(...times)];
          expect(last - first).toBeLessThanOrEqual(of.longestWait * minute);
          const [luggage, lead] = [of.luggageTime * minute, of.leadTime * minute];
          expect(Date.parse(leavesAt)).toBe(of.direction === "ARRIVAL" ? last + luggage : first - lead);
          for (const party of parties) expect(party.place).toBe(place);
        }
      }),
    );
  });

  it("leave over only parties without a time or place and those larger than a vehicle", () => {
    fc.assert(
      fc.property(parties, limits, (some, of) => {
        for (const { party, reason } of suggestTransfers(some, of).leftOver) {
          if (reason === "NO_TIME") expect(party.time).toBeNull();
          else if (reason === "NO_PLACE") expect([null, "Other"]).toContain(party.place);
          else expect(headcount([party])).toBeGreaterThan(of.seats);
        }
      }),
    );
  });

  it("are the same for the same parties, whatever their order", () => {
    const twice = parties.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })),
    );
    fc.assert(
      fc.property(twice, limits, ([some, shuffled], of) => {
        expect(suggestTransfers(shuffled, of)).toEqual(suggestTransfers(some, of));
      }),
    );
  });
});

it("a leader of two teams takes one seat of the vehicle that both are in", () => {
  const all = [
    party("a", 0, "Varna Airport", ["leader", "x"]),
    party("b", 0, "Varna Airport", ["y", "z"]),
    party("c", 0, "Varna Airport", ["leader", "v"]),
  ];
  const of = { direction: "ARRIVAL", seats: 3, longestWait: 0, luggageTime: 0, leadTime: 0 } as const;
  expect(suggestTransfers(all, of).vehicles.map(({ parties }) => idsOf(parties))).toEqual([["a", "c"], ["b"]]);
  const withRoom = [
    party("a", 0, "Varna Airport", ["x", "y", "z"]),
    party("b", 0, "Varna Airport", ["leader", "v"]),
    party("c", 0, "Varna Airport", ["leader"]),
  ];
  const four = suggestTransfers(withRoom, { ...of, seats: 4 });
  expect(four.vehicles.map(({ parties }) => idsOf(parties))).toEqual([["a"], ["b", "c"]]);
});

it("parties are left out that have no time, no place but 'Other', or more people than seats", () => {
  const all = [
    party("timeless", null, "Varna Airport", ["a"]),
    party("homeless", 0, null, ["b"]),
    party("elsewhere", 1, "Other", ["c"]),
    party("large", 2, "Varna Airport", ["d", "e", "f"]),
    party("fits", 3, "Other: Plovdiv", ["g", "h"]),
  ];
  const of = { direction: "ARRIVAL", seats: 2, longestWait: 60, luggageTime: 0, leadTime: 0 } as const;
  const { vehicles, leftOver } = suggestTransfers(all, of);
  expect(leftOver.map(({ party, reason }) => [party.id, reason])).toEqual([
    ["timeless", "NO_TIME"],
    ["homeless", "NO_PLACE"],
    ["elsewhere", "NO_PLACE"],
    ["large", "TOO_LARGE"],
  ]);
  expect(vehicles.map(({ place, parties }) => [place, idsOf(parties)])).toEqual([["Other: Plovdiv", ["fits"]]]);
});

it("a vehicle is filled as long as its first party need not wait too long, and vehicles are in the order they leave", () => {
  const all = [
    party("a", 0, "Varna Airport", ["1", "2"]),
    party("b", 30, "Varna Airport", ["3"]),
    party("c", 31, "Varna Airport", ["4"]),
    party("d", 5, "Sofia Airport", ["5"]),
    party("e", 31, "Burgas Airport", ["6"]),
  ];
  const of = { seats: 3, longestWait: 30, luggageTime: 20, leadTime: 60 } as const;
  const leaving = (direction: "ARRIVAL" | "DEPARTURE") =>
    suggestTransfers(all, { ...of, direction }).vehicles.map(({ place, leavesAt, seatsTaken, parties }) => [
      place,
      (Date.parse(leavesAt) - morning) / minute,
      seatsTaken,
      idsOf(parties),
    ]);
  expect(leaving("ARRIVAL")).toEqual([
    ["Sofia Airport", 25, 1, ["d"]],
    ["Varna Airport", 50, 3, ["a", "b"]],
    ["Burgas Airport", 51, 1, ["e"]],
    ["Varna Airport", 51, 1, ["c"]],
  ]);
  expect(leaving("DEPARTURE")).toEqual([
    ["Varna Airport", -60, 3, ["a", "b"]],
    ["Sofia Airport", -55, 1, ["d"]],
    ["Burgas Airport", -29, 1, ["e"]],
    ["Varna Airport", -29, 1, ["c"]],
  ]);
});
