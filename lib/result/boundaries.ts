import type { Competitor, Ranked } from "@/lib/result/ranking";

export const awards = ["GOLD", "SILVER", "BRONZE"] as const;

export type Award = (typeof awards)[number];

export type Boundaries = Record<Award, number | null>;

export const noBoundaries: Boundaries = { GOLD: null, SILVER: null, BRONZE: null };

export const toBoundaries = (rows: readonly { award: Award; points: number }[]): Boundaries => ({
  ...noBoundaries,
  ...Object.fromEntries(rows.map(({ award, points }) => [award, points])),
});

/** The share of contestants who get the medal or a better one, as one in so many. */
const oneIn: Record<Award, number> = { GOLD: 12, SILVER: 4, BRONZE: 2 };

type Result = Pick<Ranked<Competitor>, "total" | "place" | "isDisqualified">;

/**
 * IOI Regulations, S6.11: at least 1/12 of all contestants get gold, 1/4 gold or silver, and 1/2 a medal. Absent (S6.11)
 * and disqualified (E6.12) contestants count, those of unofficial teams (E5.8) do not. 0 points get no medal.
 */
export function proposeBoundaries(ranked: readonly (Result & Pick<Competitor, "isOfficial">)[]): Boundaries {
  const count = ranked.filter(({ isOfficial }) => isOfficial).length;
  const totals = ranked.flatMap(({ total, place }) => (place === null || total === null ? [] : [total]));
  const lowest = totals.findLast((total) => total > 0) ?? null;
  // Where nobody has points at that place, everybody with points gets the medal.
  const boundaryOf = (award: Award) => totals[Math.ceil(count / oneIn[award]) - 1] || lowest;
  return { GOLD: boundaryOf("GOLD"), SILVER: boundaryOf("SILVER"), BRONZE: boundaryOf("BRONZE") };
}

/** The awards that need more points than a better one. */
export const misplacedBoundaries = (boundaries: Boundaries): Award[] =>
  awards.filter((award, i) => {
    const better = awards.slice(0, i).flatMap((betterAward) => boundaries[betterAward] ?? []);
    return (boundaries[award] ?? 0) > Math.min(...better);
  });

/** The medal of a contestant, or null. Those of unofficial teams get one only if `unofficialAwarded`. */
export function awardOf(
  { total, place, isDisqualified }: Result,
  boundaries: Boundaries,
  unofficialAwarded: boolean,
): Award | null {
  if (!total || isDisqualified || (place === null && !unofficialAwarded)) return null;
  return awards.find((award) => total >= (boundaries[award] ?? Number.POSITIVE_INFINITY)) ?? null;
}

/** The contestants whose award differs between two sets of boundaries. */
export function awardChanges<R extends Result>(
  ranked: readonly R[],
  [before, after]: readonly [Boundaries, Boundaries],
  unofficialAwarded: boolean,
) {
  return ranked
    .map((contestant) => ({
      contestant,
      before: awardOf(contestant, before, unofficialAwarded),
      after: awardOf(contestant, after, unofficialAwarded),
    }))
    .filter((change) => change.before !== change.after);
}

export type AwardChange<R extends Result> = ReturnType<typeof awardChanges<R>>[number];
