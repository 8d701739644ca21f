import { groupBy } from "@/lib/platform/group-by";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { formatShort, formatTime, toLocalDate } from "@/lib/platform/time/time";
import { findSeatsElsewhere, headcount } from "@/lib/travel/arrivals/rules";
import type { Party, SeatElsewhere } from "@/lib/travel/arrivals/schema";
import type { Transfer } from "@/lib/travel/transfers/schema";

/** Why `joining` parties cannot be added to those `seated` in a vehicle; null if the seats suffice. */
export function seatRefusal(
  { vehicle, seats }: { vehicle: string; seats: number },
  seated: readonly Party[],
  joining: readonly Party[],
): string | null {
  const taken = headcount(seated);
  const needed = headcount([...seated, ...joining]) - taken;
  if (taken + needed <= seats || needed === 0) return null;
  const takenText = taken > 0 ? `${taken} ${taken === 1 ? "is" : "are"} taken and ` : "";
  const who = joining.length === 1 ? `${joining[0]?.name} needs` : `the ${joining.length} parties need`;
  return `${vehicle} has ${plural(seats, "seat", "seats")}; ${takenText}${who} ${needed}.`;
}

/** An overbooked vehicle may keep its seats, but not lose any. */
export const minimumSeats = ({ seats, seatsTaken }: Pick<Transfer, "seats" | "seatsTaken">) =>
  Math.min(seats, seatsTaken);

/** Names the parties that lose their transfer. */
export function deletionText(parties: readonly Party[]): string {
  if (parties.length === 0) return "Nobody is assigned to it.";
  const [what, have] = parties.length === 1 ? ["party", "has"] : [`${parties.length} parties`, "have"];
  const people = plural(headcount(parties), "person", "people");
  return `Its ${what}, ${people}, ${have} no transfer then: ${joinWithAnd(parties.map(({ name }) => name))}.`;
}

/** The highest number behind the name of a vehicle, e.g. 11 of "Bus 2" and "Bus 11"; 0 without one. */
export function lastNumber(vehicle: string, names: readonly string[]): number {
  const numbers = names.flatMap((name) => {
    const [, number] = name.startsWith(`${vehicle} `) ? (/ (\d{1,6})$/.exec(name.slice(vehicle.length)) ?? []) : [];
    return number ? [Number(number)] : [];
  });
  return Math.max(0, ...numbers);
}

/** e.g. "9 Apr, 14:30"; `text` is an instant. */
export function shortTime(text: string, timeZone: string): string {
  const time = new Date(text);
  return formatShort(time, timeZone, time.getUTCFullYear());
}

function movedTimeText(before: string | null, after: string | null, timeZone: string): string {
  const dayOf = (text: string) => toLocalDate(new Date(text), timeZone);
  const isSameDay = before && after && dayOf(before) === dayOf(after);
  const format = (text: string | null) => {
    if (text === null) return "no time";
    return isSameDay ? formatTime(new Date(text), timeZone) : shortTime(text, timeZone);
  };
  return `${format(before)} to ${format(after)}`;
}

/** The longest time between an evening and the morning after it that counts as one night. */
const nightMs = 6 * 60 * 60_000;

/**
 * False for two times of one night, because a flight shortly before or after midnight and its vehicle may be on two
 * days.
 */
function isOtherDay(a: string, b: string, timeZone: string): boolean {
  const [first, second] = [new Date(a), new Date(b)];
  const isNight = Math.abs(first.getTime() - second.getTime()) <= nightMs;
  return !isNight && toLocalDate(first, timeZone) !== toLocalDate(second, timeZone);
}

interface AssignedParty extends Pick<Party, "time" | "place"> {
  transfer: Pick<NonNullable<Party["transfer"]>, "assignedTime" | "assignedPlace"> | null;
}

type AssignedVehicle = Pick<Transfer, "direction" | "place" | "leavesAt">;

/** What has changed about a party since it was assigned to the vehicle, and why the vehicle does not suit it. */
export function partyNotes(
  { time, place, transfer }: AssignedParty,
  vehicle: AssignedVehicle,
  timeZone: string,
): string[] {
  const isArrival = vehicle.direction === "ARRIVAL";
  const movedFrom = `${isArrival ? "Arrival" : "Departure"} moved from`;
  const hasOtherTime = transfer && transfer.assignedTime !== time;
  const notes: string[] = [];
  if (hasOtherTime) {
    notes.push(`${movedFrom} ${movedTimeText(transfer.assignedTime, time, timeZone)}`);
  }
  if (transfer && transfer.assignedPlace !== place) {
    notes.push(`${movedFrom} ${transfer.assignedPlace ?? "no place"} to ${place ?? "no place"}`);
  } else if (place !== vehicle.place) {
    notes.push(place === null ? "No place given" : `${isArrival ? "Arrives at" : "Departs from"} ${place}`);
  }
  if (time && isArrival && time > vehicle.leavesAt) notes.push("Arrives after the vehicle leaves");
  else if (time && !isArrival && time < vehicle.leavesAt) notes.push("Departs before the vehicle leaves");
  else if (time && !hasOtherTime && isOtherDay(time, vehicle.leavesAt, timeZone))
    notes.push(`${isArrival ? "Arrives" : "Departs"} on ${shortTime(time, timeZone)}`);
  return notes;
}

/** A note for each person of a party who has a seat in another vehicle, too. */
export const seatNotes = (seats: readonly SeatElsewhere[], timeZone: string): string[] =>
  [...groupBy(seats, ({ personId }) => personId).values()].map((ofPerson) => {
    const others = ofPerson.map(({ vehicle, leavesAt }) => `${vehicle} (${shortTime(leavesAt, timeZone)})`);
    return `${ofPerson[0].fullName} also has a seat in ${joinWithAnd(others)}`;
  });

/** The notes of a party in its vehicle, and of its people's other seats. */
export const partyAndSeatNotes = (
  party: AssignedParty & { seatsElsewhere: readonly SeatElsewhere[] },
  vehicle: AssignedVehicle,
  timeZone: string,
): string[] => [...partyNotes(party, vehicle, timeZone), ...seatNotes(party.seatsElsewhere, timeZone)];

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * What to ask before parties are assigned to a vehicle: null if it suits all of them and none of their people has a seat in
 * another one. `all` are the parties that travel in the direction.
 */
export function assignmentQuestion(
  parties: readonly Party[],
  vehicle: Pick<Transfer, "id" | "vehicle" | "direction" | "place" | "leavesAt">,
  timeZone: string,
  all: readonly Party[],
) {
  const unsuited = parties.flatMap(({ name, time, place }) => {
    const notes = partyNotes({ time, place, transfer: null }, vehicle, timeZone);
    return notes.length > 0 ? [`${name}: ${notes.map(lowerFirst).join(", ")}.`] : [];
  });
  const joining = new Set(parties.map(({ id }) => id));
  const elsewhere = findSeatsElsewhere(
    all.map((party) => (joining.has(party.id) ? { ...party, transfer: vehicle } : party)),
  );
  const seats = parties.flatMap(({ id }) => elsewhere.get(id) ?? []);
  const sentences = [...unsuited, ...seatNotes(seats, timeZone).map((note) => `${note}.`)];
  if (sentences.length === 0) return null;
  const preposition = vehicle.direction === "ARRIVAL" ? "from" : "for";
  const leaves = `${vehicle.vehicle} leaves ${preposition} ${vehicle.place} on ${shortTime(vehicle.leavesAt, timeZone)}.`;
  return { title: `Assign to ${vehicle.vehicle} anyway?`, action: "Assign anyway", sentences: [leaves, ...sentences] };
}

export const seatsText = ({ seatsTaken, seats }: Pick<Transfer, "seats" | "seatsTaken">): string =>
  `${seatsTaken} of ${plural(seats, "seat", "seats")}`;
