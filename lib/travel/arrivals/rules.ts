import { compareNames } from "@/lib/platform/text/sort";
import { formatTime, toLocalDate } from "@/lib/platform/time/time";
import type { Party, PartyMember } from "@/lib/travel/arrivals/schema";

export const maxMarks = 200;

/** By time, those without one last, then by country and name. */
export function compareParties(a: Party, b: Party): number {
  if (a.time !== b.time) {
    if (a.time === null || b.time === null) return a.time === null ? 1 : -1;
    return a.time < b.time ? -1 : 1;
  }
  return compareNames(a.country.name, b.country.name) || compareNames(a.name, b.name) || (a.id < b.id ? -1 : 1);
}

const countPeople = (people: readonly { id: string }[]) => new Set(people.map(({ id }) => id)).size;

/** A leader of two teams counts once. */
export const headcount = (parties: readonly { people: readonly { id: string }[] }[]): number =>
  countPeople(parties.flatMap(({ people }) => people));

/** A leader of two teams counts once. */
export const countArrived = (parties: readonly { people: readonly PartyMember[] }[]): number =>
  countPeople(parties.flatMap(({ people }) => people.filter(({ arrivedAt }) => arrivedAt !== null)));

/** Keeps the order of each key's first item. */
function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups];
}

/** yyyy-MM-dd at the venue. */
export const dayOf = ({ time }: Pick<Party, "time">, timeZone: string): string | null =>
  time && toLocalDate(new Date(time), timeZone);

const hourOf = ({ time }: Pick<Party, "time">, timeZone: string): string | null =>
  time && `${formatTime(new Date(time), timeZone).slice(0, 2)}:00`;

/** Takes parties sorted by time; those without a time come last. */
export function groupParties(parties: readonly Party[], timeZone: string) {
  return groupBy(parties, (party) => dayOf(party, timeZone)).map(([day, parties]) => ({
    day,
    parties,
    places: groupBy(parties, ({ place }) => place)
      .sort(([a], [b]) => compareNames(a ?? "", b ?? ""))
      .map(([place, parties]) => ({ place, parties })),
    hours: groupBy(parties, (party) => hourOf(party, timeZone)).map(([hour, parties]) => ({ hour, parties })),
  }));
}

export type DayOfParties = ReturnType<typeof groupParties>[number];
