import { awards, type Boundaries, proposeBoundaries } from "@/lib/result/boundaries";
import { days } from "@/lib/result/labels";
import type { ContestantResult } from "@/lib/result/views";

type Result = Pick<ContestantResult, "isOfficial" | "isDisqualified" | "place" | "award" | "dayTotals">;

/**
 * IOI Regulations, S6.11 and N6.11.3: contestants without a medal whose points of one day alone would have earned one.
 * Those of unofficial teams get one only if `unofficialAwarded`.
 */
export function proposeMentions<R extends Result>(contestants: readonly R[], unofficialAwarded: boolean): R[] {
  const bronzeOf = days.map((day) => {
    const ranked = contestants
      .map((one) => ({ ...one, total: one.dayTotals[day - 1] ?? null }))
      .sort((a, b) => (b.total ?? -1) - (a.total ?? -1));
    return proposeBoundaries(ranked).BRONZE ?? Number.POSITIVE_INFINITY;
  });
  return contestants.filter(
    ({ isOfficial, isDisqualified, award, dayTotals }) =>
      (isOfficial || unofficialAwarded) &&
      !isDisqualified &&
      award === null &&
      dayTotals.some((points, i) => (points ?? 0) >= (bronzeOf[i] ?? 0)),
  );
}

/** Without boundaries nobody has a medal yet. */
export const areMedalsGiven = (boundaries: Boundaries): boolean => awards.some((award) => boundaries[award] !== null);
