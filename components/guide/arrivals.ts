import type { Arrival } from "@/components/guide/team-view";

interface Arriving {
  arrival: Pick<Arrival, "time"> | null;
}

/** A team that takes part on site. */
type OnSite<T extends Arriving> = T & { arrival: NonNullable<T["arrival"]> };

export interface Arrivals<T extends Arriving> {
  /** Not yet arrived, the next first. */
  next: OnSite<T>[];
  /** Arrived, the latest first. */
  past: OnSite<T>[];
  /** Without an arrival. */
  online: T[];
}

const isOnSite = <T extends Arriving>(team: T): team is OnSite<T> => team.arrival !== null;

/** Splits teams by whether they arrive before `now`, each part sorted by its distance to `now`, and online teams. */
export function arrivalsAt<T extends Arriving>(teams: readonly T[], now: Date): Arrivals<T> {
  const at = ({ arrival }: OnSite<T>) => new Date(arrival.time).getTime();
  const inOrder = teams.filter(isOnSite).sort((a, b) => at(a) - at(b));
  const isNext = (team: OnSite<T>) => at(team) >= now.getTime();
  return {
    next: inOrder.filter(isNext),
    past: inOrder.filter((team) => !isNext(team)).reverse(),
    online: teams.filter((team) => !isOnSite(team)),
  };
}
