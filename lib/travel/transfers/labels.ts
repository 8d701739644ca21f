import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { toLocalText } from "@/lib/platform/time/time";
import type { TransferDetails } from "@/lib/travel/transfers/schema";

export const transferLabels = {
  direction: "Direction",
  vehicle: "Vehicle",
  seats: "Number of seats",
  place: "Place",
  leavesAt: "Time of departure",
  driverPhone: "Driver’s phone",
  note: "Note",
};

export const directionNames = { ARRIVAL: "Arrival", DEPARTURE: "Departure" } as const;

/** The values of the form; the time is local to the venue. */
export const emptyTransfer = {
  id: "",
  vehicle: "",
  seats: "",
  place: "",
  leavesAt: "",
  driverPhone: "",
  note: "",
  version: 0,
};

export function transferValues(
  { id, place, leavesAt, vehicle, seats, driverPhone, note, version }: TransferDetails,
  timeZone: string,
) {
  return {
    id,
    vehicle,
    seats: String(seats),
    place,
    leavesAt: toLocalText(new Date(leavesAt), timeZone),
    driverPhone: driverPhone ?? "",
    note,
    version,
  };
}

export const suggestionLabels = {
  seats: "Number of seats per vehicle",
  longestWait: "Longest wait (minutes)",
  luggageTime: "Time for luggage (minutes)",
  leadTime: "Minutes before the first departure",
};

export const defaultLuggageTime = 30;

/** The values of the form at first; an empty place means all places. */
export const suggestionDefaults = (direction: TravelDirection) => ({
  direction,
  place: "",
  vehicle: "Bus",
  seats: "50",
  longestWait: "90",
  luggageTime: String(defaultLuggageTime),
  leadTime: direction === "ARRIVAL" ? "0" : "240",
});
