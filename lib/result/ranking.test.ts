import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readPoints, readRounded } from "@/lib/result/points";
import { rank } from "@/lib/result/ranking";

const points = (...texts: string[]) => texts.map((text) => readPoints(text));
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

const amount = fc.integer({ min: 0, max: 9_999_999_999 }).map((parts) => parts / 10_000);

describe("points", () => {
  it.each([
    ["100", "100"],
    ["33.50", "33.5"],
    ["33,5", "33.5"],
    ["0.0001", "0.0001"],
    ["12.340000000", "12.34"],
    ["007", "7"],
    [" 5 ", "5"],
    ["999999.9999", "999999.9999"],
  ])("reads %j as %s", (text, expected) => {
    expect(String(readPoints(text))).toBe(expected);
  });

  it.each(["", "-1", "1e3", "1.00001", "1000000", "1.", ".5", "1,000.5", "abc", "١"])("refuses %j", (text) => {
    expect(readPoints(text)).toBeNull();
  });

  it("are the same after writing and reading, as text and as a column", () => {
    fc.assert(
      fc.property(amount, (any) => {
        expect(readPoints(String(any))).toBe(any);
        expect(Number(any.toFixed(4))).toBe(any);
      }),
    );
  });
});

describe("points of a contest system", () => {
  it.each([
    ["33.333333333", "33.3333"],
    ["66.66666666666667", "66.6667"],
    ["0.30000000000000004", "0.3"],
    ["0.00005", "0.0001"],
    ["1.00015", "1.0002"],
    ["99.99999", "100"],
    ["1e-05", "0"],
    ["9.5e-05", "0.0001"],
    ["1.0e-5", "0"],
    ["7.25e-05", "0.0001"],
  ])("are rounded: %s to %s", (text, expected) => {
    const read = readRounded(text);
    expect([String(read?.points), read?.isRounded]).toEqual([expected, true]);
  });

  it.each(["100", "33.5000000", "33,5"])("are exact with at most 4 decimals: %s", (text) => {
    expect(readRounded(text)).toEqual({ points: readPoints(text), isRounded: false });
  });

  it.each(["", "-0.00001", "nan", "inf", "1e3", "1000000.00001", "1.00001x", "12e-5"])("are not %j", (text) => {
    expect(readRounded(text)).toBeNull();
  });
});

describe("the ranking", () => {
  it("shares a place between equal totals and skips the next one", () => {
    const scores = [90, 80, 80, 80, 70].map((score, i) => official(`c${i}`, score, 0));
    expect(rank(scores).map(({ place }) => place)).toEqual([1, 2, 2, 2, 5]);
  });

  it("adds decimals exactly", () => {
    const [first, second] = [official("a", ...points("0.1", "0.2")), official("b", ...points("0.3", "0"))];
    expect(places([first, second])).toEqual([
      [1, "a", "0.3"],
      [1, "b", "0.3"],
    ]);
  });

  it("lists unofficial contestants without a place, even in first place", () => {
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

  it("gives everybody a place that is one more than the number of better contestants, whatever the order", () => {
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
