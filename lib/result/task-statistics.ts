import { sum } from "@/lib/platform/sum";
import type { ContestantResult, ResultTask } from "@/lib/result/views";

const binCount = 10;

type Scored = Pick<ContestantResult, "isOfficial" | "scores">;

/** Counts scores of official teams. `bins` are tenths of the maximum; a score between two is in the higher one. */
export function summariseTask({ maximum }: Pick<ResultTask, "maximum">, index: number, contestants: readonly Scored[]) {
  const scores = contestants.flatMap((contestant) => (contestant.isOfficial ? (contestant.scores[index] ?? []) : []));
  const bins = Array<number>(binCount).fill(0);
  for (const score of scores) {
    // Rounded, because the quotient of a score between two bins may be slightly too small in binary.
    const tenths = Number(((score * binCount) / maximum).toPrecision(12));
    const bin = Math.min(Math.floor(tenths), binCount - 1);
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  return {
    count: scores.length,
    average: scores.length === 0 ? null : Math.round((sum(scores) * 10) / scores.length) / 10,
    full: scores.filter((score) => score === maximum).length,
    zero: scores.filter((score) => score === 0).length,
    bins,
  };
}
