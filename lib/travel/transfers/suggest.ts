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
  /** Null for a new one. */
  transfer: T | null;
  place: string;
  seats: number;
  /** The parties that were in it before. */
  seated: readonly P[];
  parties: P[];
}

interface Suggestion<P, T> {
  /** Those with new parties, by the time they leave and their place. */
  vehicles: { transfer: T | null; place: string; leavesAt: string; seatsTaken: number; parties: P[] }[];
  leftOver: { party: P; reason: (typeof leftOverReasons)[number] }[];
}

const minute = 60_000;
const timeOf = ({ time }: WaitingParty) => Date.parse(time ?? "");
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function missingOf({ time, place }: WaitingParty): (typeof leftOverReasons)[number] | null {
  if (time === null) return "NO_TIME";
  // "Other" alone does not say where.
  return place === null || wordsOfOther(place) === "" ? "NO_PLACE" : null;
}

/** In milliseconds; below 0 if the party misses the vehicle. */
function waitFor(
  leavesAt: string,
  party: WaitingParty,
  { direction, luggageTime, leadTime }: SuggestionLimits,
): number {
  const wait = Date.parse(leavesAt) - timeOf(party);
  return direction === "ARRIVAL" ? wait - luggageTime * minute : -wait - leadTime * minute;
}

/** Prefers a vehicle that the party's leader is in already. */
function vehicleFor<P extends WaitingParty, T extends StoredTransfer<P>>(
  party: P,
  vehicles: readonly Vehicle<P, T>[],
  limits: SuggestionLimits,
) {
  const longestWait = limits.longestWait * minute;
  const open = vehicles.filter(({ transfer, place, seats, seated, parties }) => {
    if (place !== party.place || headcount([...seated, ...parties, party]) > seats) return false;
    if (!transfer) return parties.every((first) => timeOf(party) - timeOf(first) <= longestWait);
    const wait = waitFor(transfer.leavesAt, party, limits);
    return wait >= 0 && wait <= longestWait;
  });
  const shared = open.find(({ seated, parties }) => {
    const inside = [...seated, ...parties];
    return headcount([...inside, party]) < headcount(inside) + headcount([party]);
  });
  return shared ?? open[0];
}

/** After the last party has its luggage, or in time for the first departure. */
function leavingTime(parties: readonly WaitingParty[], { direction, luggageTime, leadTime }: SuggestionLimits): string {
  const times = parties.map(timeOf);
  const time =
    direction === "ARRIVAL" ? Math.max(...times) + luggageTime * minute : Math.min(...times) - leadTime * minute;
  return new Date(time).toISOString();
}

/** Fills `transfers`, which are sorted by the time they leave, before new vehicles. The order of `parties` is free. */
export function suggestTransfers<P extends WaitingParty, T extends StoredTransfer<P>>(
  parties: readonly P[],
  limits: SuggestionLimits,
  transfers: readonly T[] = [],
): Suggestion<P, T> {
  const stored = limits.direction === "ARRIVAL" ? transfers : transfers.toReversed();
  const vehicles: Vehicle<P, T>[] = stored.map((transfer) => {
    return { transfer, place: transfer.place, seats: transfer.seats, seated: transfer.parties, parties: [] };
  });
  const leftOver: Suggestion<P, T>["leftOver"] = [];
  for (const party of [...parties].sort((a, b) => compare(a.time ?? "", b.time ?? "") || compare(a.id, b.id))) {
    const missing = missingOf(party);
    const vehicle = missing ? null : vehicleFor(party, vehicles, limits);
    if (missing) leftOver.push({ party, reason: missing });
    else if (vehicle) vehicle.parties.push(party);
    else if (headcount([party]) > limits.seats) leftOver.push({ party, reason: "TOO_LARGE" });
    else vehicles.push({ transfer: null, place: party.place ?? "", seats: limits.seats, seated: [], parties: [party] });
  }
  const suggested = vehicles
    .filter(({ parties }) => parties.length > 0)
    .map(({ transfer, place, seated, parties }) => {
      const leavesAt = transfer?.leavesAt ?? leavingTime(parties, limits);
      return { transfer, place, leavesAt, seatsTaken: headcount([...seated, ...parties]), parties };
    });
  suggested.sort((a, b) => compare(a.leavesAt, b.leavesAt) || compare(a.place, b.place));
  return { vehicles: suggested, leftOver };
}
