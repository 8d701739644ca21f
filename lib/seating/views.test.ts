import { expect, it } from "vitest";
import { arrange } from "@/lib/seating/arrange";
import { neighboursByCode, readPlan, type Seated, seatsOf } from "@/lib/seating/plan";
import { type StoredContestant, toSeating } from "@/lib/seating/views";

function room(name: string, rows: number, columns: number, group: "Junior" | null = null) {
  const row = (r: number) => Array.from({ length: columns }, (_, c) => `${name}${r}-${c}`).join(" ");
  return { id: name, name, group, plan: Array.from({ length: rows }, (_, r) => row(r)).join("\n") };
}

const contestant = (country: string, i: number, group: "Junior" | "Senior"): StoredContestant => ({
  id: `${country}${i}`,
  teamId: country,
  code: `${country}${i}`,
  fullName: `Person ${i}`,
  country,
  group,
  seats: { day1SeatingPlace: null, day2SeatingPlace: null },
});

/** A room of 48 seats for the host's 40 juniors, who are the only ones, and 452 seats for both groups. */
const rooms = [room("J", 6, 8, "Junior"), ...["A", "B", "C", "D"].map((name) => room(name, 10, 11)), room("E", 3, 4)];
/** 40 juniors of the host, and 360 seniors of 45 countries. */
const people = [
  ...Array.from({ length: 40 }, (_, i) => contestant("BGR", i, "Junior")),
  ...Array.from({ length: 360 }, (_, i) => contestant(`C${i % 45}`, i, "Senior")),
];

/** Pairs in neighbouring fields of the grids, found without the code under test. */
function pairsByPosition(labelOf: (person: StoredContestant) => string | null) {
  const placed = people.flatMap((person) =>
    rooms.flatMap(({ name, plan }) =>
      readPlan(plan).flatMap((row, r) =>
        row.flatMap((label, c) => (label === labelOf(person) ? [{ person, name, r, c }] : [])),
      ),
    ),
  );
  return placed.flatMap((a, i) =>
    placed
      .slice(i + 1)
      .filter((b) => a.name === b.name && Math.abs(a.r - b.r) <= 1 && Math.abs(a.c - b.c) <= 1)
      .map((b) => [a.person, b.person] as const),
  );
}

const sorted = (pairs: readonly (readonly { code: string }[])[]) =>
  pairs
    .map((pair) =>
      pair
        .map(({ code }) => code)
        .sort()
        .join(),
    )
    .sort();

it("the issues are all pairs of neighbours of one country, all pairs who sit together again, and all in a room of the other group", async () => {
  const seats = seatsOf(rooms);
  // The host's juniors keep the seats of their own room on both days; on the first day, 300 of the 360 others have one.
  const labelsOf = (seated: Seated) => new Map([...seated].map(([label, { code }]) => [code, label]));
  const hosts = people.slice(0, 40);
  const inRoom = await arrange({ seats: seats.slice(0, 48), people: hosts, seed: 1 });
  const first = await arrange({ seats, people: people.slice(40, 340), seated: inRoom, seed: 1 });
  const second = await arrange({
    seats,
    people: people.slice(40),
    seated: inRoom,
    met: neighboursByCode(seats, first),
    seed: 2,
  });
  // Somebody is moved into the juniors' room.
  const free = seats.slice(0, 48).find(({ label }) => !second.has(label))?.label ?? "";
  const [movedFrom, moved] = [...second].find(([, { group }]) => group === "Senior") ?? [];
  if (!movedFrom || !moved) throw new Error("nobody to move");
  second.delete(movedFrom);
  second.set(free, moved);
  const [day1, day2] = [labelsOf(first), labelsOf(second)];
  const contestants = people.map((person) => ({
    ...person,
    seats: { day1SeatingPlace: day1.get(person.code) ?? null, day2SeatingPlace: day2.get(person.code) ?? null },
  }));
  const { issues, withoutSeat } = toSeating({ rooms, contestants }, 2);
  const named = (kind: string) =>
    sorted(
      issues
        .filter((issue) => issue.kind === kind)
        .map((issue) => issue.seats.map(({ contestant: who }) => ({ code: who?.code ?? "" }))),
    );
  const neighbours = pairsByPosition(({ code }) => day2.get(code) ?? null);
  const ofCountry = neighbours.filter(([a, b]) => a.country === b.country);
  expect(ofCountry.length).toBeGreaterThan(40);
  expect(named("SAME_COUNTRY")).toEqual(sorted(ofCountry));
  const before = new Set(sorted(pairsByPosition(({ code }) => day1.get(code) ?? null)));
  expect(named("SAME_NEIGHBOUR")).toEqual(sorted(neighbours).filter((pair) => before.has(pair)));
  expect(named("SAME_NEIGHBOUR").length).toBeGreaterThan(40);
  expect(named("OTHER_GROUP")).toEqual([moved.code]);
  expect(withoutSeat).toEqual([]);
  expect(toSeating({ rooms, contestants }, 1).withoutSeat).toHaveLength(60);
});
