import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { groupBy } from "@/lib/platform/group-by";
import { pauses } from "@/lib/platform/pauses";
import { randomNumbers, shuffled } from "@/lib/platform/random";
import type { Seat, Seated, Sitter } from "@/lib/seating/plan";

/** More than all repeated neighbours cost together, so that no swap accepts neighbours of one country to avoid them. */
const sameCountryCost = 1000;

/** How many swaps are compared in all, which limits the time. */
const maxSwaps = 300_000;

interface Place {
  group: ContestantGroup | null;
  near: Place[];
  label: string;
  sitter: Sitter | null;
}

const fits = (sitter: Sitter | null, { group }: Place): boolean => !sitter || !group || group === sitter.group;

/** How many of each group may sit in rooms for both groups, so that as many as possible get a seat. */
function sharedSeats(free: readonly Place[], people: readonly Sitter[]): Record<ContestantGroup, number> {
  const countFree = (group: ContestantGroup | null) => free.filter((place) => place.group === group).length;
  const shared = countFree(null);
  const overflow = (group: ContestantGroup) =>
    Math.max(0, people.filter((person) => person.group === group).length - countFree(group));
  const juniors = shared - Math.min(shared, overflow("Senior"));
  return { Junior: juniors, Senior: shared - Math.min(juniors, overflow("Junior")) };
}

/** The people of the largest country first; the result does not depend on the order of `people`. */
function largestFirst(people: readonly Sitter[]): Sitter[] {
  const byCode = people.toSorted((a, b) => (a.code < b.code ? -1 : 1));
  const countries = [...groupBy(byCode, ({ country }) => country).values()];
  return countries.sort((a, b) => b.length - a.length).flat();
}

export interface Arrangement {
  seats: readonly Seat[];
  /** Those who need a seat. */
  people: readonly Sitter[];
  /** Those who keep their seat. */
  seated?: Seated;
  /** The codes of those whom a person sat beside before, by the code of the person. */
  met?: ReadonlyMap<string, ReadonlySet<string>>;
  seed: number;
}

/**
 * Who sits where, by the label of the seat, with as few neighbours of one country as it finds, and then as few who sat
 * beside each other before. First everybody gets the free seat with the fewest such neighbours, then people swap while
 * that helps. Leaves out `people` for whom no seat is left. Takes a second for 1,500 people, with pauses for other
 * requests.
 */
export async function arrange({
  seats,
  people,
  seated = new Map(),
  met = new Map(),
  seed,
}: Arrangement): Promise<Map<string, Sitter>> {
  const pause = pauses();
  const random = randomNumbers(seed);
  const places = new Map(
    seats.map((seat): [Seat, Place] => [
      seat,
      { label: seat.label, group: seat.room.group, near: [], sitter: seated.get(seat.label) ?? null },
    ]),
  );
  for (const [seat, place] of places) place.near = seat.near.flatMap((near) => places.get(near) ?? []);
  const free = shuffled([...places.values()], random).filter(({ sitter }) => !sitter);

  function costOf({ near }: Place, sitter: Sitter | null): number {
    if (!sitter) return 0;
    const metBefore = met.get(sitter.code);
    let cost = 0;
    for (const { sitter: other } of near) {
      if (!other) continue;
      if (other.country === sitter.country) cost += sameCountryCost;
      if (metBefore?.has(other.code)) cost++;
    }
    return cost;
  }

  function swap(a: Place, b: Place): void {
    [a.sitter, b.sitter] = [b.sitter, a.sitter];
  }

  /** What a swap would add to the cost of both. */
  function addedCost(a: Place, b: Place): number {
    const before = costOf(a, a.sitter) + costOf(b, b.sitter);
    swap(a, b);
    const after = costOf(a, a.sitter) + costOf(b, b.sitter);
    swap(a, b);
    return after - before;
  }

  const shared = sharedSeats(free, people);
  for (const person of largestFirst(people)) {
    await pause();
    let best: { place: Place; cost: number } | undefined;
    for (const place of free) {
      if (place.sitter || !fits(person, place) || (!place.group && shared[person.group] === 0)) continue;
      const cost = costOf(place, person);
      if (!best || cost < best.cost) best = { place, cost };
    }
    if (!best) continue;
    best.place.sitter = person;
    if (!best.place.group) shared[person.group]--;
  }

  for (let swapsLeft = maxSwaps; swapsLeft > 0; ) {
    const conflicting = shuffled(free, random).filter((place) => costOf(place, place.sitter) > 0);
    if (conflicting.length === 0) break;
    for (const place of conflicting) {
      if (swapsLeft <= 0) break;
      swapsLeft -= free.length;
      await pause();
      let best: { other: Place; added: number } | undefined;
      // Starts at random, because always taking the first of equal swaps can get stuck.
      const start = Math.floor(random() * free.length);
      for (const other of [...free.slice(start), ...free.slice(0, start)]) {
        if (other === place || !fits(place.sitter, other) || !fits(other.sitter, place)) continue;
        const added = addedCost(place, other);
        if (!best || added < best.added) best = { other, added };
      }
      if (best && best.added <= 0) swap(place, best.other);
    }
  }
  return new Map([...places.values()].flatMap(({ label, sitter }) => (sitter ? [[label, sitter]] : [])));
}
