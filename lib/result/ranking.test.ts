import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { rank } from "@/lib/result/ranking";

const official = (name: string, ...scores: (number | null)[]) => ({
  name,
  isOfficial: true,
  isDisqualified: false,
  scores,
});
const unofficial = (name: string, ...scores: (number | null)[]) => ({
  ...official(name, ...scores),
  isOfficial: false,
});
const places = (competitors: readonly ReturnType<typeof official>[]) =>
  rank(competitors).map(({ name, place, total }) => [place, name, total === null ? null : String(total)]);

describe("the ranking", () => {
  it("shares a place between equal totals and skips the next one", () => {
    const scores = [90, 80, 80, 80, 70].map((score, i) => official(`c${i}`, score, 0));
    expect(rank(scores).map(({ place }) => place)).toEqual([1, 2, 2, 2, 5]);
  });

  it("adds decimals exactly", () => {
    expect(places([official("a", 0.1, 0.2), official("b", 0.3, 0)])).toEqual([
      [1, "a", "0.3"],
      [1, "b", "0.3"],
    ]);
  });

  it("lists unofficial contestants without a place, even above the first place", () => {
    expect(places([official("a", 2), unofficial("b", 3), official("c", 1)])).toEqual([
      [null, "b", "3"],
      [1, "a", "2"],
      [2, "c", "1"],
    ]);
  });

  it("tells absent contestants from those with 0 points", () => {
    expect(places([official("absent", null, null), official("a", 0, null), official("b", 0, 0)])).toEqual([
      [1, "a", "0"],
      [1, "b", "0"],
      [null, "absent", null],
    ]);
  });

  it("lists disqualified contestants last, without a place", () => {
    const disqualified = { ...official("a", 5), isDisqualified: true };
    expect(places([disqualified, official("b", null), official("c", 1)])).toEqual([
      [1, "c", "1"],
      [null, "b", null],
      [null, "a", "5"],
    ]);
  });

  it("gives each placed contestant a place that is one more than the number of better ones, whatever the order", () => {
    const competitor = fc.record({
      isOfficial: fc.boolean(),
      isDisqualified: fc.boolean(),
      scores: fc.array(fc.option(fc.integer({ min: 0, max: 4 })), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(competitor, { maxLength: 30 }), (competitors) => {
        const ranked = rank(competitors);
        const placed = ranked.filter(
          ({ isOfficial, isDisqualified, total }) => isOfficial && !isDisqualified && total !== null,
        );
        expect(ranked).toHaveLength(competitors.length);
        expect(placed).toEqual(ranked.filter(({ place }) => place !== null));
        for (const { place, total } of placed) {
          expect(place).toBe(1 + placed.filter((other) => Number(other.total) > Number(total)).length);
        }
      }),
    );
  });
});
