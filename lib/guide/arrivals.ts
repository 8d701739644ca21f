interface Arriving {
  arrival: { time: string } | null;
}

type OnSite<T extends Arriving> = T & { arrival: NonNullable<T["arrival"]> };

/** In `next`, the soonest arrival is first; in `past`, the latest. */
export function arrivalsAt<T extends Arriving>(teams: readonly T[], now: Date) {
  const timeOf = ({ arrival }: OnSite<T>) => new Date(arrival.time).getTime();
  const isOnSite = (team: T): team is OnSite<T> => team.arrival !== null;
  const inOrder = teams.filter(isOnSite).sort((a, b) => timeOf(a) - timeOf(b));
  const isNext = (team: OnSite<T>) => timeOf(team) >= now.getTime();
  return {
    next: inOrder.filter(isNext),
    past: inOrder.filter((team) => !isNext(team)).reverse(),
    online: teams.filter((team) => !isOnSite(team)),
  };
}
