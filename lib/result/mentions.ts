import { awards, type Boundaries } from "@/lib/result/boundaries";
import type { ContestantResult } from "@/lib/result/views";

type Result = Pick<ContestantResult, "isOfficial" | "isDisqualified" | "award" | "dayTotals">;

/**
 * IOI Regulations, S6.11 and N6.11.3: contestants without a medal get a mention if on one of the days fewer than half of
 * all contestants have more points. "All" includes absent and disqualified contestants, but not those of unofficial
 * teams. 0 points get no mention. Contestants of unofficial teams get one only if `unofficialAwarded`.
 */
export function proposeMentions<R extends Result>(contestants: readonly R[], unofficialAwarded: boolean): R[] {
  const official = contestants.filter(({ isOfficial }) => isOfficial);
  const isInBetterHalf = (points: number | null, day: number): boolean => {
    const better = official.filter(
      (contestant) => !contestant.isDisqualified && (contestant.dayTotals[day] ?? 0) > (points ?? 0),
    );
    return Boolean(points) && better.length < official.length / 2;
  };
  return contestants.filter(
    ({ isOfficial, isDisqualified, award, dayTotals }) =>
      (isOfficial || unofficialAwarded) && !isDisqualified && award === null && dayTotals.some(isInBetterHalf),
  );
}

/** Without boundaries nobody has a medal yet. */
export const areMedalsGiven = (boundaries: Boundaries): boolean => awards.some((award) => boundaries[award] !== null);
