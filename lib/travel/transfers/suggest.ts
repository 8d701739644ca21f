import { headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { wordsOfOther } from "@/lib/travel/place";
import type { SuggestionInput } from "@/lib/travel/transfers/inputs";
import type { leftOverReasons, Transfer } from "@/lib/travel/transfers/schema";

export type SuggestionLimits = Pick<
  SuggestionInput,
  "direction" | "seats" | "longestWait" | "luggageTime" | "leadTime"
>;

type WaitingParty = Pick<Party, "id" | "time" | "place"> & { people: readonly { id: string }[] };

type StoredTransfer<P> = Pick<Transfer, "id" | "place" | "leavesAt" | "seats"> & { parties: readonly P[] };

interface Vehicle<P, T> {
  /** Null for a new vehicle. */
  transfer: T | null;
  place: string;
  seats: number;
  /** The vehicle suits parties that travel between these times, in milliseconds since 1970. */
  from: number;
  to: number;
  /** The ids of all people in the vehicle. */
  people: Set<string>;
  /** The parties that the suggestion adds. */
  parties: P[];
}

interface Suggestion<P, T> {
  /** Only vehicles to which parties are added, by the time they leave and their place. */
  vehicles: { transfer: T | null; place: string; leavesAt: string; seatsTaken: number; parties: P[] }[];
  leftOver: { party: P; reason: (typeof leftOverReasons)[number] }[];
}

const minute = 60_000;
const timeOf = ({ time }: WaitingParty) => Date.parse(time ?? "");
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function missingOf({ time, place }: WaitingParty): (typeof leftOverReasons)[number] | null {
  if (time === null) return "NO_TIME";
  // "Other" alone does not say which place.
  return place === null || wordsOfOther(place) === "" ? "NO_PLACE" : null;
}

const idsOf = ({ people }: WaitingParty): string[] => people.map(({ id }) => id);

/** The times of the parties that a stored vehicle suits. */
function suitedBy({ leavesAt }: { leavesAt: string }, limits: SuggestionLimits): { from: number; to: number } {
  const time = Date.parse(leavesAt);
  const longestWait = limits.longestWait * minute;
  const from =
    limits.direction === "ARRIVAL" ? time - limits.luggageTime * minute - longestWait : time + limits.leadTime * minute;
  return { from, to: from + longestWait };
}

/** The first suitable vehicle with enough free seats; one that somebody of the party is in already takes precedence. */
function vehicleFor<P extends WaitingParty, T>(party: P, vehicles: readonly Vehicle<P, T>[]) {
  const time = timeOf(party);
  const ids = idsOf(party);
  let first: Vehicle<P, T> | undefined;
  for (const vehicle of vehicles) {
    const { place, from, to, people, seats } = vehicle;
    if (place !== party.place || time < from || time > to) continue;
    let joining = 0;
    for (const id of ids) if (!people.has(id)) joining++;
    if (people.size + joining > seats) continue;
    if (joining < ids.length) return vehicle;
    first ??= vehicle;
  }
  return first;
}

/** A vehicle for a first party, which is its earliest one because parties are handled by time. */
function newVehicle<P extends WaitingParty, T>(party: P, { seats, longestWait }: SuggestionLimits): Vehicle<P, T> {
  const from = timeOf(party);
  const to = from + longestWait * minute;
  const people = new Set(idsOf(party));
  return { transfer: null, place: party.place ?? "", seats, from, to, people, parties: [party] };
}

function addTo<P extends WaitingParty, T>({ people, parties }: Vehicle<P, T>, party: P): void {
  for (const id of idsOf(party)) people.add(id);
  parties.push(party);
}

/** For an arrival, when the last party has its luggage; for a departure, in time for the first one. */
function leavingTime(parties: readonly WaitingParty[], { direction, luggageTime, leadTime }: SuggestionLimits): string {
  const times = parties.map(timeOf);
  const time =
    direction === "ARRIVAL" ? Math.max(...times) + luggageTime * minute : Math.min(...times) - leadTime * minute;
  return new Date(time).toISOString();
}

/** Fills `transfers`, which are sorted by the time they leave, before new vehicles. `parties` may be in any order. */
export function suggestTransfers<P extends WaitingParty, T extends StoredTransfer<P>>(
  parties: readonly P[],
  limits: SuggestionLimits,
  transfers: readonly T[] = [],
): Suggestion<P, T> {
  // The vehicle for which a party waits least comes first.
  const stored = limits.direction === "ARRIVAL" ? transfers : transfers.toReversed();
  const vehicles: Vehicle<P, T>[] = stored.map((transfer) => {
    const people = new Set(transfer.parties.flatMap(idsOf));
    return {
      transfer,
      place: transfer.place,
      seats: transfer.seats,
      ...suitedBy(transfer, limits),
      people,
      parties: [],
    };
  });
  const leftOver: Suggestion<P, T>["leftOver"] = [];
  for (const party of [...parties].sort((a, b) => compare(a.time ?? "", b.time ?? "") || compare(a.id, b.id))) {
    const missing = missingOf(party);
    const vehicle = missing ? null : vehicleFor(party, vehicles);
    if (missing) leftOver.push({ party, reason: missing });
    else if (vehicle) addTo(vehicle, party);
    else if (headcount([party]) > limits.seats) leftOver.push({ party, reason: "TOO_LARGE" });
    else vehicles.push(newVehicle(party, limits));
  }
  const suggested = vehicles
    .filter(({ parties }) => parties.length > 0)
    .map(({ transfer, place, people, parties }) => {
      const leavesAt = transfer?.leavesAt ?? leavingTime(parties, limits);
      return { transfer, place, leavesAt, seatsTaken: people.size, parties };
    });
  suggested.sort((a, b) => compare(a.leavesAt, b.leavesAt) || compare(a.place, b.place));
  return { vehicles: suggested, leftOver };
}
