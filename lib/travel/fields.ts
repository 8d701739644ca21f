import type { FieldErrors } from "@/lib/http/problem";
import { toLocalText } from "@/lib/time";

/** The labels of an arrival and a departure in forms, tables, error messages and the audit log. */
export const travelLabels = {
  timeOfArrival: "Time of arrival",
  arrivalLocation: "Arrival location",
  timeOfDeparture: "Time of departure",
  departureLocation: "Departure location",
};

/** An arrival and a departure in a form; times are local to the venue. */
export type TravelValues = Record<keyof typeof travelLabels, string>;

export const noTravel: TravelValues = {
  timeOfArrival: "",
  arrivalLocation: "",
  timeOfDeparture: "",
  departureLocation: "",
};

/** The form values of a stored arrival and departure, with times local to `timeZone`. */
export function travelValues(stored: Record<keyof TravelValues, string | null>, timeZone: string): TravelValues {
  const local = (instant: string | null) => (instant ? toLocalText(new Date(instant), timeZone) : "");
  return {
    timeOfArrival: local(stored.timeOfArrival),
    arrivalLocation: stored.arrivalLocation ?? "",
    timeOfDeparture: local(stored.timeOfDeparture),
    departureLocation: stored.departureLocation ?? "",
  };
}

export const travelNames = Object.keys(travelLabels) as (keyof TravelValues)[];

/** The errors of the fields without a value. */
export function missingTravel(values: Partial<Record<keyof TravelValues, unknown>>): FieldErrors {
  const missing = travelNames.filter((name) => !values[name]);
  return Object.fromEntries(missing.map((name) => [name, [`${travelLabels[name]} is required.`]]));
}
