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
const anyParties = fc.uniqueArray(anyParty, { selector: ({ id }) => id, maxLength: 40 });

const anyLimits: fc.Arbitrary<SuggestionLimits> = fc.record({
  direction: fc.constantFrom("ARRIVAL", "DEPARTURE"),
  seats: fc.integer({ min: 1, max: 20 }),
  longestWait: fc.integer({ min: 0, max: 240 }),
  luggageTime: fc.integer({ min: 0, max: 240 }),
  leadTime: fc.integer({ min: 0, max: 240 }),
});

const idsOf = (parties: readonly Party[]) => parties.map(({ id }) => id);

describe("for any parties, seats and longest wait, suggested transfers", () => {
  it("contain every party whole and once, or name it as left over", () => {
    fc.assert(
      fc.property(anyParties, anyLimits, (waiting, limits) => {
        const { vehicles, leftOver } = suggestTransfers(waiting, limits);
        const placed = [...vehicles.flatMap((vehicle) => vehicle.parties), ...leftOver.map(({ party }) => party)];
        expect(idsOf(placed).sort()).toEqual(idsOf(waiting).sort());
        expect(new Set(waiting)).toEqual(new Set(placed));
      }),
    );
  });

  it("have no more people than seats, each person counted once", () => {
    fc.assert(
      fc.property(anyParties, anyLimits, (waiting, limits) => {
        for (const { parties, seatsTaken } of suggestTransfers(waiting, limits).vehicles) {
          const ids = parties.flatMap(({ people }) => people.map(({ id }) => id));
          expect(seatsTaken).toBe(new Set(ids).size);
          expect(seatsTaken).toBeLessThanOrEqual(limits.seats);
        }
      }),
    );
  });

  it("make nobody wait longer than asked, and leave one place in time, with time for luggage", () => {
    fc.assert(
      fc.property(anyParties, anyLimits, (waiting, limits) => {
        for (const { place, leavesAt, parties } of suggestTransfers(waiting, limits).vehicles) {
          const times = parties.map(({ time }) => Date.parse(time ?? ""));
          const [first, last] = [Math.min(...times), Math.max(...times)];
          expect(last - first).toBeLessThanOrEqual(limits.longestWait * minute);
          const [luggage, lead] = [limits.luggageTime * minute, limits.leadTime * minute];
          expect(Date.parse(leavesAt)).toBe(limits.direction === "ARRIVAL" ? last + luggage : first - lead);
          for (const party of parties) expect(party.place).toBe(place);
        }
      }),
    );
  });

  it("leave over only parties without a time or place and those larger than a vehicle", () => {
    fc.assert(
      fc.property(anyParties, anyLimits, (waiting, limits) => {
        for (const { party, reason } of suggestTransfers(waiting, limits).leftOver) {
          if (reason === "NO_TIME") expect(party.time).toBeNull();
          else if (reason === "NO_PLACE") expect([null, "Other"]).toContain(party.place);
          else expect(headcount([party])).toBeGreaterThan(limits.seats);
        }
      }),
    );
  });

  it("are the same for the same parties, whatever their order", () => {
    const twice = anyParties.chain((waiting) =>
      fc.tuple(fc.constant(waiting), fc.shuffledSubarray(waiting, { minLength: waiting.length })),
    );
    fc.assert(
      fc.property(twice, anyLimits, ([waiting, shuffled], limits) => {
        expect(suggestTransfers(shuffled, limits)).toEqual(suggestTransfers(waiting, limits));
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
  const options = { direction: "ARRIVAL", seats: 3, longestWait: 0, luggageTime: 0, leadTime: 0 } as const;
  expect(suggestTransfers(all, options).vehicles.map(({ parties }) => idsOf(parties))).toEqual([["a", "c"], ["b"]]);
  const withRoom = [
    party("a", 0, "Varna Airport", ["x", "y", "z"]),
    party("b", 0, "Varna Airport", ["leader", "v"]),
    party("c", 0, "Varna Airport", ["leader"]),
  ];
  const four = suggestTransfers(withRoom, { ...options, seats: 4 });
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
  const options = { direction: "ARRIVAL", seats: 2, longestWait: 60, luggageTime: 0, leadTime: 0 } as const;
  const { vehicles, leftOver } = suggestTransfers(all, options);
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
  const options = { seats: 3, longestWait: 30, luggageTime: 20, leadTime: 60 } as const;
  const leaving = (direction: "ARRIVAL" | "DEPARTURE") =>
    suggestTransfers(all, { ...options, direction }).vehicles.map(({ place, leavesAt, seatsTaken, parties }) => [
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

it("a party joins a vehicle only if the wait of its first party, not of another one, stays short enough", () => {
  const all = [0, 30, 31].map((minutes) => party(`${minutes}`, minutes, "Varna Airport", [`${minutes}`]));
  const options = { direction: "ARRIVAL", seats: 9, longestWait: 30, luggageTime: 0, leadTime: 0 } as const;
  expect(suggestTransfers(all, options).vehicles.map(({ parties }) => idsOf(parties))).toEqual([["0", "30"], ["31"]]);
});

describe("free seats of vehicles that exist", () => {
  const options = { seats: 4, longestWait: 60, luggageTime: 30, leadTime: 120 } as const;
  const transfer = (id: string, minutes: number, seats: number, parties: Party[] = [], place = "Varna Airport") => ({
    id,
    seats,
    parties,
    place,
    leavesAt: new Date(morning + minutes * minute).toISOString(),
  });
  const suggested = (direction: "ARRIVAL" | "DEPARTURE", all: Party[], transfers: ReturnType<typeof transfer>[]) =>
    suggestTransfers(all, { ...options, direction }, transfers).vehicles.map(({ transfer, seatsTaken, parties }) => [
      transfer?.id ?? "new",
      seatsTaken,
      idsOf(parties),
    ]);

  it("are filled before a vehicle is added, and a vehicle that nobody joins is not listed", () => {
    const seated = [party("seated", 0, "Varna Airport", ["1", "2"])];
    const all = [party("a", 0, "Varna Airport", ["3"]), party("b", 10, "Varna Airport", ["4", "5"])];
    const transfers = [transfer("bus", 45, 4, seated), transfer("elsewhere", 45, 9, [], "Sofia Airport")];
    expect(suggested("ARRIVAL", all, transfers)).toEqual([
      ["new", 2, ["b"]],
      ["bus", 3, ["a"]],
    ]);
  });

  it("are taken by parties in time for the vehicle who need not wait longer than asked", () => {
    const all = [0, 15, 75, 76].map((minutes) => party(`${minutes}`, minutes, "Varna Airport", [`${minutes}`]));
    expect(suggested("ARRIVAL", all, [transfer("bus", 105, 9)])).toEqual([
      ["new", 1, ["0"]],
      ["bus", 2, ["15", "75"]],
      ["new", 1, ["76"]],
    ]);
    expect(suggested("DEPARTURE", all, [transfer("bus", -105, 9)])).toEqual([
      ["new", 1, ["0"]],
      ["bus", 2, ["15", "75"]],
      ["new", 1, ["76"]],
    ]);
  });

  it("are those of the vehicle with the shortest wait, or of the one that the leader is in", () => {
    const all = [party("a", 0, "Varna Airport", ["1"]), party("b", 0, "Varna Airport", ["leader"])];
    const seated = [party("c", 0, "Varna Airport", ["leader"])];
    expect(suggested("ARRIVAL", all, [transfer("soon", 40, 9), transfer("late", 60, 9, seated)])).toEqual([
      ["soon", 1, ["a"]],
      ["late", 1, ["b"]],
    ]);
    expect(suggested("DEPARTURE", all, [transfer("early", -150, 9, seated), transfer("later", -130, 9)])).toEqual([
      ["early", 1, ["b"]],
      ["later", 1, ["a"]],
    ]);
  });

  it("may be enough for a party that is larger than a new vehicle", () => {
    const all = [party("large", 0, "Varna Airport", ["1", "2", "3", "4", "5"])];
    expect(suggested("ARRIVAL", all, [transfer("coach", 30, 5)])).toEqual([["coach", 5, ["large"]]]);
  });
});
