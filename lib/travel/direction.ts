import type { TravelDirection } from "@/lib/generated/prisma/enums";
import type { TravelValues } from "@/lib/travel/labels";

/** When, where and with which flight or train somebody arrives or departs. */
export function travelIn(direction: TravelDirection, travel: Record<keyof TravelValues, string | null>) {
  return direction === "ARRIVAL"
    ? { time: travel.timeOfArrival, place: travel.arrivalLocation, tripNumber: travel.arrivalTripNumber }
    : { time: travel.timeOfDeparture, place: travel.departureLocation, tripNumber: travel.departureTripNumber };
}
