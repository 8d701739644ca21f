interface Arriving {
  /** yyyy-MM-dd at the venue. */
  arrival: { time: string; day: string } | null;
}

type OnSite<T extends Arriving> = T & { arrival: NonNullable<T["arrival"]> };

/** The next arrival first, and the latest first of those that have arrived. */
export function arrivalsAt<T extends Arriving>(teams: readonly T[], now: Date) {
  const at = ({ arrival }: OnSite<T>) => new Date(arrival.time).getTime();
  const isOnSite = (team: T): team is OnSite<T> => team.arrival !== null;
  const inOrder = teams.filter(isOnSite).sort((a, b) => at(a) - at(b));
  const isNext = (team: OnSite<T>) => at(team) >= now.getTime();
  const next = inOrder.filter(isNext);
  return {
    next,
    past: inOrder.filter((team) => !isNext(team)).reverse(),
    online: teams.filter((team) => !isOnSite(team)),
    /** Those who arrive on the day of the next arrival. */
    day: inOrder.filter(({ arrival }) => arrival.day === next[0]?.arrival.day),
  };
}
