interface Arriving {
  /** ISO 8601 instant. */
  timeOfArrival: string;
}

export interface Arrivals<T> {
  /** Still to come, the next first. */
  next: T[];
  /** Already here, the latest first. */
  past: T[];
}

/** Who is still to arrive at `now` and who has arrived, each nearest to `now` first. */
export function arrivalsAt<T extends Arriving>(teams: readonly T[], now: Date): Arrivals<T> {
  const at = ({ timeOfArrival }: T) => new Date(timeOfArrival).getTime();
  const inOrder = [...teams].sort((a, b) => at(a) - at(b));
  const isNext = (team: T) => at(team) >= now.getTime();
  return { next: inOrder.filter(isNext), past: inOrder.filter((team) => !isNext(team)).reverse() };
}
