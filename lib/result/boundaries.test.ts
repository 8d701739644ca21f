import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  awardChanges,
  awardOf,
  awards,
  type Boundaries,
  misplacedBoundaries,
  noBoundaries,
  proposeBoundaries,
  toBoundaries,
} from "@/lib/result/boundaries";
import { rank } from "@/lib/result/ranking";

const group = (totals: readonly (number | null)[], isOfficial = true) =>
  totals.map((total) => ({ isOfficial, isDisqualified: false, scores: [total] }));

const ranked = (totals: readonly (number | null)[]) => rank(group(totals));

/** How many of `totals` get each medal. */
function medals(totals: readonly (number | null)[]) {
  const results = ranked(totals);
  const boundaries = proposeBoundaries(results);
  return awards.map((award) => results.filter((result) => awardOf(result, boundaries, false) === award).length);
}

describe("the proposed boundaries", () => {
  it("give a twelfth gold, a quarter gold or silver, and a half a medal, rounded up", () => {
    const different = (count: number) => Array.from({ length: count }, (_, i) => i + 1);
    expect(medals(different(12))).toEqual([1, 2, 3]);
    expect(medals(different(24))).toEqual([2, 4, 6]);
    expect(medals(different(25))).toEqual([3, 4, 6]);
    expect(medals(different(361))).toEqual([31, 60, 90]);
  });

  it("include everybody of a tie at a boundary", () => {
    expect(medals([9, 9, 9, 8, 8, 8, 8, 7, 6, 5, 4, 3])).toEqual([3, 0, 4]);
  });

  it("are none if everybody has 0 points or nobody has any", () => {
    expect(proposeBoundaries(ranked([0, 0, 0]))).toEqual(noBoundaries);
    expect(proposeBoundaries(ranked([null]))).toEqual(noBoundaries);
    expect(proposeBoundaries([])).toEqual(noBoundaries);
  });

  it("leave out 0 points if fewer than half have more", () => {
    expect(medals([50, 20, 0, 0, 0, 0, 0, 0])).toEqual([1, 1, 0]);
    expect(medals([50, 20, 10, 0, 0, 0, 0, 0])).toEqual([1, 1, 1]);
  });

  it("give a single contestant gold", () => {
    expect(medals([1])).toEqual([1, 0, 0]);
  });

  it.each([100, 70, 40])(
    "count a disqualified contestant of 61, who gets no medal, here one with %i points",
    (points) => {
      const juniors = group(Array.from({ length: 61 }, (_, i) => 100 - i));
      const results = rank(juniors.map((junior) => ({ ...junior, isDisqualified: junior.scores[0] === points })));
      const boundaries = proposeBoundaries(results);
      const given = results.map((result) => awardOf(result, boundaries, false));
      // 61/12, 61/4 and 61/2, rounded up, get at least the medal; of 60 contestants it would be 5, 15 and 30.
      expect(awards.map((award) => given.filter((medal) => medal === award).length)).toEqual([6, 10, 15]);
    },
  );

  it("count official contestants who were absent, but no unofficial ones", () => {
    const official = group([40, 30, 20, 10, ...Array<null>(9).fill(null)]);
    expect(proposeBoundaries(rank(official))).toEqual({ GOLD: 30, SILVER: 10, BRONZE: 10 });
    expect(proposeBoundaries(rank([...group([100, 90, 80], false), ...official]))).toEqual(
      proposeBoundaries(rank(official)),
    );
    const twelve = group([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(proposeBoundaries(rank([...group([100], false), ...twelve])).GOLD).toBe(12);
  });

  it("are the largest totals that enough contestants reach, for any distribution", () => {
    // Many ties and zeros, as in an IOI.
    const total = fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 600 }));
    fc.assert(
      fc.property(fc.array(total, { maxLength: 120 }), (totals) => {
        const boundaries = proposeBoundaries(ranked(totals));
        const reaching = (points: number) => totals.filter((total) => total >= points).length;
        for (const [award, share] of [
          ["GOLD", 12],
          ["SILVER", 4],
          ["BRONZE", 2],
        ] as const) {
          const boundary = boundaries[award];
          const higher = totals.filter((total) => total > (boundary ?? 0));
          expect(higher.every((total) => reaching(total) * share < totals.length)).toBe(true);
          if (boundary === null) expect(totals.every((total) => total === 0)).toBe(true);
          else expect(reaching(boundary) * share >= totals.length || reaching(1) === reaching(boundary)).toBe(true);
        }
        expect(misplacedBoundaries(boundaries)).toEqual([]);
      }),
    );
  });
});

it("a medal without a stored boundary has none", () => {
  expect(toBoundaries([{ award: "SILVER", points: 20.5 }])).toEqual({ GOLD: null, SILVER: 20.5, BRONZE: null });
});

describe("a medal", () => {
  const boundaries: Boundaries = { GOLD: 30, SILVER: 20, BRONZE: 10 };
  const resultOf = (total: number | null, isOfficial = true) => rank(group([total], isOfficial))[0] ?? expect.fail();

  it("is the best whose boundary the total reaches", () => {
    expect([30, 29, 20, 10, 9, 0, null].map((total) => awardOf(resultOf(total), boundaries, false))).toEqual([
      "GOLD",
      "SILVER",
      "SILVER",
      "BRONZE",
      null,
      null,
      null,
    ]);
    expect(awardOf(resultOf(30), { ...boundaries, GOLD: null }, false)).toBe("SILVER");
  });

  it("goes to an unofficial contestant only if the edition says so, and never to a disqualified one", () => {
    expect([false, true].map((allowed) => awardOf(resultOf(30, false), boundaries, allowed))).toEqual([null, "GOLD"]);
    expect(awardOf({ ...resultOf(30), isDisqualified: true, place: null }, boundaries, true)).toBeNull();
  });

  it("changes for those between the old and the new boundary", () => {
    const results = rank([...group([35, 25, 15]), ...group([26], false)]);
    const after = { GOLD: 25, SILVER: 20, BRONZE: 16 };
    const changes = awardChanges(results, [boundaries, after], false);
    expect(changes.map((change) => [change.contestant.total, change.before, change.after])).toEqual([
      [25, "SILVER", "GOLD"],
      [15, "BRONZE", null],
    ]);
  });

  it("has a boundary that is not higher than a better one's", () => {
    expect(misplacedBoundaries({ GOLD: 10, SILVER: 20, BRONZE: 15 })).toEqual(["SILVER", "BRONZE"]);
    expect(misplacedBoundaries({ GOLD: 10, SILVER: null, BRONZE: 20 })).toEqual(["BRONZE"]);
    expect(misplacedBoundaries({ GOLD: 10, SILVER: 10, BRONZE: 10 })).toEqual([]);
    expect(misplacedBoundaries({ GOLD: 20, SILVER: null, BRONZE: 10 })).toEqual([]);
  });
});
