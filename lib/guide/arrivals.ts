interface Arriving {
  arrival: { time: string } | null;
}

type OnSite<T extends Arriving> = T & { arrival: NonNullable<T["arrival"]> };

/** The next arrival first, and the latest first of those that have arrived. */
export function arrivalsAt<T extends Arriving>(teams: readonly T[], now: Date) {
  const at = ({ arrival }: OnSite<T>) => new Date(arrival.time).getTime();
  const isOnSite = (team: T): team is OnSite<T> => team.arrival !== null;
  const inOrder = teams.filter(isOnSite).sort((a, b) => at(a) - at(b));
  const isNext = (team: OnSite<T>) => at(team) >= now.getTime();
  return {
    next: inOrder.filter(isNext),
    past: inOrder.filter((team) => !isNext(team)).reverse(),
    online: teams.filter((team) => !isOnSite(team)),
  };
}
