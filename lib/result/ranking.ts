import { sum } from "@/lib/platform/sum";
import { roundPoints } from "@/lib/result/points";

export interface Competitor {
  isOfficial: boolean;
  isDisqualified: boolean;
  /** Null for a task that the contestant has no score for. */
  scores: readonly (number | null)[];
}

/** The sum of the points; null for a contestant without any score, who was absent. */
export function totalOf(scores: Competitor["scores"]): number | null {
  const points = scores.filter((score) => score !== null);
  return points.length === 0 ? null : roundPoints(sum(points));
}

export type Ranked<C extends Competitor> = C & {
  total: number | null;
  /** Null for contestants who are unofficial, disqualified or were absent. */
  place: number | null;
};

/** Equal totals share a place and the next place is skipped. Absent and disqualified contestants come last. */
export function rank<C extends Competitor>(competitors: readonly C[]): Ranked<C>[] {
  const sorted = competitors.map((competitor) => ({ ...competitor, total: totalOf(competitor.scores) }));
  const orderOf = ({ isDisqualified, total }: { isDisqualified: boolean; total: number | null }) =>
    isDisqualified ? -2 : (total ?? -1);
  sorted.sort((a, b) => orderOf(b) - orderOf(a));
  let placed = 0;
  let place = 0;
  let previous: number | null = null;
  return sorted.map((competitor) => {
    if (!competitor.isOfficial || competitor.isDisqualified || competitor.total === null)
      return { ...competitor, place: null };
    placed++;
    if (competitor.total !== previous) place = placed;
    previous = competitor.total;
    return { ...competitor, place };
  });
}
