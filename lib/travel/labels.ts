import { toLocalText } from "@/lib/platform/time/time";

export const requiredTravelLabels = {
  timeOfArrival: "Time of arrival",
  arrivalLocation: "Arrival location",
  timeOfDeparture: "Time of departure",
  departureLocation: "Departure location",
};

export const travelLabels = {
  ...requiredTravelLabels,
  arrivalTripNumber: "Arrival flight or train",
  departureTripNumber: "Departure flight or train",
};

/** Times are local to the venue. */
export type TravelValues = Record<keyof typeof travelLabels, string>;

export const travelNames = Object.keys(travelLabels) as (keyof TravelValues)[];

export const noTravel = Object.fromEntries(travelNames.map((name) => [name, ""])) as TravelValues;

export type StoredTravel = Record<keyof TravelValues, string | null>;

/** Times are local to `timeZone`. */
export function travelValues(stored: StoredTravel, timeZone: string): TravelValues {
  const local = (instant: string | null) => (instant ? toLocalText(new Date(instant), timeZone) : "");
  return {
    timeOfArrival: local(stored.timeOfArrival),
    arrivalLocation: stored.arrivalLocation ?? "",
    arrivalTripNumber: stored.arrivalTripNumber ?? "",
    timeOfDeparture: local(stored.timeOfDeparture),
    departureLocation: stored.departureLocation ?? "",
    departureTripNumber: stored.departureTripNumber ?? "",
  };
}
