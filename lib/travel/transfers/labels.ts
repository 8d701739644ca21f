import type { TravelDirection } from "@/lib/generated/prisma/enums";
import { toLocalText } from "@/lib/platform/time/time";
import type { TransferDetails } from "@/lib/travel/transfers/schema";

/** The labels of a transfer's fields in forms, tables, error messages and the audit log. */
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

/** Values of the form of a new transfer, in the order of its fields; its time is local to the venue. */
export const emptyTransfer = {
  ...{ id: "", vehicle: "", seats: "", place: "", leavesAt: "", driverPhone: "", note: "" },
  version: 0,
};

/** A stored transfer as values of a form, with its time local to `timeZone`. */
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

/** Values of the form that suggests transfers; the empty place stands for all. */
export const suggestionDefaults = (direction: TravelDirection) => ({
  direction,
  place: "",
  vehicle: "Bus",
  seats: "50",
  longestWait: "90",
  luggageTime: String(defaultLuggageTime),
  leadTime: direction === "ARRIVAL" ? "0" : "240",
});
