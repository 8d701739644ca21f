interface Arriving {
  /** ISO 8601 instant. */
  timeOfArrival: string;
}

export interface Arrivals<T> {
  /** Not yet arrived, the next first. */
  next: T[];
  /** Arrived, the latest first. */
  past: T[];
}

/** Splits teams by whether they arrive before `now`, each part sorted by its distance to `now`. */
export function arrivalsAt<T extends Arriving>(teams: readonly T[], now: Date): Arrivals<T> {
  const at = ({ timeOfArrival }: T) => new Date(timeOfArrival).getTime();
  const inOrder = [...teams].sort((a, b) => at(a) - at(b));
  const isNext = (team: T) => at(team) >= now.getTime();
  return { next: inOrder.filter(isNext), past: inOrder.filter((team) => !isNext(team)).reverse() };
}
