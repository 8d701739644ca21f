import { plural } from "@/lib/platform/text/plural";
import { formatShort, formatTime, toLocalDate } from "@/lib/platform/time/time";
import { headcount } from "@/lib/travel/arrivals/rules";
import type { Party } from "@/lib/travel/arrivals/schema";
import type { Transfer } from "@/lib/travel/transfers/schema";

/** The reason why parties cannot join those in a vehicle, with numbers, or null. */
export function seatRefusal(
  { vehicle, seats }: { vehicle: string; seats: number },
  seated: readonly Party[],
  joining: readonly Party[],
): string | null {
  const together = [...seated];
  for (const party of joining) {
    const taken = headcount(together);
    together.push(party);
    const needed = headcount(together) - taken;
    if (taken + needed <= seats || needed === 0) continue;
    return `${vehicle} has ${plural(seats, "seat", "seats")}; ${taken} ${taken === 1 ? "is" : "are"} taken and ${party.name} needs ${needed}.`;
  }
  return null;
}

/** The highest number after `vehicle` in names such as "Bus 2"; 0 without one. */
export function lastNumber(vehicle: string, names: readonly string[]): number {
  const numbers = names.flatMap((name) => {
    const [, number] = name.startsWith(`${vehicle} `) ? (/ (\d{1,6})$/.exec(name.slice(vehicle.length)) ?? []) : [];
    return number ? [Number(number)] : [];
  });
  return Math.max(0, ...numbers);
}

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

interface AssignedParty extends Pick<Party, "time" | "place"> {
  transfer: Pick<NonNullable<Party["transfer"]>, "assignedTime" | "assignedPlace"> | null;
}

/** What has changed about a party since it was assigned, and what does not suit its transfer. */
export function partyNotes(
  { time, place, transfer }: AssignedParty,
  vehicle: Pick<Transfer, "direction" | "place" | "leavesAt">,
  timeZone: string,
): string[] {
  const isArrival = vehicle.direction === "ARRIVAL";
  const moved = `${isArrival ? "Arrival" : "Departure"} moved from`;
  const notes: string[] = [];
  if (transfer && transfer.assignedTime !== time) {
    notes.push(`${moved} ${movedTimeText(transfer.assignedTime, time, timeZone)}`);
  }
  if (transfer && transfer.assignedPlace !== place) {
    notes.push(`${moved} ${transfer.assignedPlace ?? "no place"} to ${place ?? "no place"}`);
  } else if (place !== vehicle.place) {
    notes.push(place === null ? "No place given" : `${isArrival ? "Arrives at" : "Departs from"} ${place}`);
  }
  if (time && isArrival && time > vehicle.leavesAt) notes.push("Arrives after the vehicle leaves");
  if (time && !isArrival && time < vehicle.leavesAt) notes.push("Departs before the vehicle leaves");
  return notes;
}

export const seatsText = ({ seatsTaken, seats }: Pick<Transfer, "seats" | "seatsTaken">): string =>
  `${seatsTaken} of ${plural(seats, "seat", "seats")}`;
