import { headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import { wordsOfOther } from "@/lib/travel/place";
import type { SuggestionInput } from "@/lib/travel/transfers/inputs";
import type { leftOverReasons } from "@/lib/travel/transfers/schema";

export type SuggestionLimits = Pick<
  SuggestionInput,
  "direction" | "seats" | "longestWait" | "luggageTime" | "leadTime"
>;

type WaitingParty = Pick<Party, "id" | "time" | "place"> & { people: readonly { id: string }[] };

interface Vehicle<P> {
  place: string;
  parties: P[];
}

interface Suggestion<P> {
  /** By the time they leave and their place. */
  vehicles: (Vehicle<P> & { leavesAt: string; seatsTaken: number })[];
  leftOver: { party: P; reason: (typeof leftOverReasons)[number] }[];
}

const minute = 60_000;
const timeOf = ({ time }: WaitingParty) => Date.parse(time ?? "");
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

function reasonToLeaveOut(party: WaitingParty, seats: number): (typeof leftOverReasons)[number] | null {
  const { time, place } = party;
  if (time === null) return "NO_TIME";
  // "Other" alone does not say where.
  if (place === null || wordsOfOther(place) === "") return "NO_PLACE";
  return headcount([party]) > seats ? "TOO_LARGE" : null;
}

/** The vehicle with room that a party joins: one that its leader is in already, or else the first. */
function vehicleFor<P extends WaitingParty>(
  party: P,
  vehicles: readonly Vehicle<P>[],
  { seats, longestWait }: SuggestionLimits,
) {
  const open = vehicles.filter(({ place, parties }) => {
    const isInTime = parties.every((first) => timeOf(party) - timeOf(first) <= longestWait * minute);
    return place === party.place && isInTime && headcount([...parties, party]) <= seats;
  });
  const shared = open.find(({ parties }) => headcount([...parties, party]) < headcount(parties) + headcount([party]));
  return shared ?? open[0];
}

/**
 * A vehicle from a place of arrival leaves once its last party has its luggage, one to a place of departure in time for
 * its first.
 */
function leavingTime(parties: readonly WaitingParty[], { direction, luggageTime, leadTime }: SuggestionLimits): string {
  const times = parties.map(timeOf);
  const time =
    direction === "ARRIVAL" ? Math.max(...times) + luggageTime * minute : Math.min(...times) - leadTime * minute;
  return new Date(time).toISOString();
}

/**
 * Groups parties into vehicles of one place each: in the order of their times, each party joins a vehicle with enough
 * seats whose first party need not wait longer than `longestWait`, or gets a new one. The order of `parties` does not
 * matter.
 */
export function suggestTransfers<P extends WaitingParty>(
  parties: readonly P[],
  limits: SuggestionLimits,
): Suggestion<P> {
  const vehicles: Vehicle<P>[] = [];
  const leftOver: Suggestion<P>["leftOver"] = [];
  for (const party of [...parties].sort((a, b) => compare(a.time ?? "", b.time ?? "") || compare(a.id, b.id))) {
    const reason = reasonToLeaveOut(party, limits.seats);
    const vehicle = reason === null && vehicleFor(party, vehicles, limits);
    if (reason) leftOver.push({ party, reason });
    else if (vehicle) vehicle.parties.push(party);
    else vehicles.push({ place: party.place ?? "", parties: [party] });
  }
  const suggested = vehicles.map(({ place, parties }) => {
    return { place, leavesAt: leavingTime(parties, limits), seatsTaken: headcount(parties), parties };
  });
  suggested.sort((a, b) => compare(a.leavesAt, b.leavesAt) || compare(a.place, b.place));
  return { vehicles: suggested, leftOver };
}
