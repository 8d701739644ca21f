import { describe, expect, it, vi } from "vitest";
import { randomNumbers, shuffled } from "@/lib/platform/random";
import { arrange } from "@/lib/seating/arrange";
import { neighbours, neighboursByCode, type Seated, type Sitter, seatsOf } from "@/lib/seating/plan";

type Group = Sitter["group"];

function room(name: string, rows: number, columns: number, group: Group | null = null) {
  const label = (row: number, column: number) => `${name}${row + 1}-${column + 1}`;
  const lines = Array.from({ length: rows }, (_, r) =>
    Array.from({ length: columns }, (_, c) => label(r, c)).join(" "),
  );
  return { name, group, plan: lines.join("\n") };
}

const groupOf = (i: number): Group => (i % 3 === 0 ? "Junior" : "Senior");

const peopleOf = (sizes: number[]): Sitter[] =>
  sizes.flatMap((size, c) =>
    Array.from({ length: size }, (_, i) => ({ code: `C${c}-${i}`, country: `C${c}`, group: groupOf(i) })),
  );

const codes = (pairs: ReturnType<typeof neighbours>) => pairs.map(({ people }) => people.map(({ code }) => code));
const sameCountryPairs = (seats: ReturnType<typeof seatsOf>, seated: Seated) =>
  codes(neighbours(seats, seated).filter(({ people: [a, b] }) => a.country === b.country));
const repeatedPairs = (seats: ReturnType<typeof seatsOf>, first: Seated, second: Seated) => {
  const met = neighboursByCode(seats, first);
  return codes(neighbours(seats, second).filter(({ people: [a, b] }) => met.get(a.code)?.has(b.code)));
};

/** A random hall of up to three rooms, people of up to twelve countries, and how many of each group must get a seat. */
function randomCase(seed: number) {
  const random = randomNumbers(seed);
  const upTo = (most: number) => 1 + Math.floor(random() * most);
  const groups = [null, "Junior", "Senior"] as const;
  const rooms = Array.from({ length: upTo(3) }, (_, i) => room(`R${i}`, upTo(8), upTo(8), groups[upTo(3) - 1]));
  const people = peopleOf(Array.from({ length: upTo(12) }, () => upTo(8)));
  const seats = seatsOf(rooms);
  const free = (group: Group | null) => seats.filter((seat) => seat.room.group === group).length;
  const overflow = (group: Group) =>
    Math.max(0, people.filter((person) => person.group === group).length - free(group));
  const overflows = overflow("Junior") + overflow("Senior");
  return {
    seats,
    people,
    seated: people.length - Math.max(0, overflows - free(null)),
    otherOrder: shuffled(people, random),
  };
}

describe("an arrangement", () => {
  it.each(Array.from({ length: 60 }, (_, seed) => seed))("holds its rules for the random input %i", async (seed) => {
    const { seats, people, seated: expected, otherOrder } = randomCase(seed);
    const first = await arrange({ seats, people, seed });
    const sitters = [...first.values()];
    // As many people as possible have a seat, each of them one, in a room of their group.
    expect(new Set(sitters.map(({ code }) => code)).size).toBe(sitters.length);
    expect(sitters.length).toBe(expected);
    for (const [label, { group }] of first) {
      const seat = seats.find((candidate) => candidate.label === label);
      expect([null, group]).toContain(seat?.room.group);
    }
    // The same for the same input, in whatever order.
    expect([...(await arrange({ seats, people: otherOrder, seed }))]).toEqual([...first]);
    // People who are seated already keep their seats.
    const seatedBefore = new Map([...first].slice(0, 5));
    const others = people.filter(({ code }) => ![...seatedBefore.values()].some((sitter) => sitter.code === code));
    const completed = await arrange({ seats, people: others, seated: seatedBefore, seed });
    expect([...seatedBefore].every(([label, { code }]) => completed.get(label)?.code === code)).toBe(true);
    expect(new Set([...completed.values()].map(({ code }) => code)).size).toBe(completed.size);
    expect(completed.size).toBe(expected);
  });

  it("differs for another seed", async () => {
    const seats = seatsOf([room("A", 5, 5)]);
    const people = peopleOf([5, 5, 5]);
    expect([...(await arrange({ seats, people, seed: 1 }))]).not.toEqual([
      ...(await arrange({ seats, people, seed: 2 })),
    ]);
  });

  it("seats nobody of 15 countries beside somebody of their own, nor twice beside the same: 120 people in three rooms", async () => {
    const seats = seatsOf([room("A", 5, 8), room("B", 5, 8), room("C", 5, 8)]);
    const people = peopleOf(Array.from({ length: 15 }, () => 8));
    const first = await arrange({ seats, people, seed: 1 });
    const second = await arrange({ seats, people, met: neighboursByCode(seats, first), seed: 2 });
    expect([first.size, second.size]).toEqual([120, 120]);
    expect(sameCountryPairs(seats, first)).toEqual([]);
    expect(sameCountryPairs(seats, second)).toEqual([]);
    expect(repeatedPairs(seats, first, second)).toEqual([]);
  });

  it("leaves no neighbours of one country, or of both days, among 400 people in 500 seats, of whom 40 are the host's", async () => {
    const seats = seatsOf(["A", "B", "C", "D", "E"].map((name) => room(name, 10, 10)));
    const people = peopleOf([40, ...Array.from({ length: 45 }, () => 8)]);
    const first = await arrange({ seats, people, seed: 1 });
    const second = await arrange({ seats, people, met: neighboursByCode(seats, first), seed: 2 });
    expect(sameCountryPairs(seats, first)).toEqual([]);
    expect(sameCountryPairs(seats, second)).toEqual([]);
    expect(repeatedPairs(seats, first, second)).toEqual([]);
  });

  it("separates people of a country before people who have met", async () => {
    const seats = seatsOf([room("A", 1, 3)]);
    const people = peopleOf([2, 1]);
    const first = await arrange({ seats, people, seed: 1 });
    const second = await arrange({ seats, people, met: neighboursByCode(seats, first), seed: 2 });
    expect(sameCountryPairs(seats, second)).toEqual([]);
    expect(repeatedPairs(seats, first, second)).toHaveLength(2);
  });

  it("lets other requests run while people of one country find no good seats", async () => {
    let now = 0;
    // Each step takes a millisecond.
    vi.spyOn(performance, "now").mockImplementation(() => now++);
    const seats = seatsOf([room("A", 10, 10)]);
    let turns = 0;
    let isDone = false;
    const takeTurn = () => {
      turns++;
      if (!isDone) setImmediate(takeTurn);
    };
    setImmediate(takeTurn);
    await arrange({ seats, people: peopleOf([100]), seed: 1 });
    isDone = true;
    // A step for each person, then one for each 100 of 300,000 compared swaps; at most 15 steps in each turn.
    const steps = 100 + 3_000;
    expect(turns).toBeGreaterThan(steps / 15);
  });
});
