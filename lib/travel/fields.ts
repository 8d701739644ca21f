import { required } from "@/lib/fields";
import { hasOffset, instantText } from "@/lib/time";

/** When and where a team, or a guest, comes and goes. */
export const travelFields = {
  timeOfArrival: instantText("Time of arrival"),
  arrivalLocation: required("Arrival location"),
  timeOfDeparture: instantText("Time of departure"),
  departureLocation: required("Departure location"),
};

interface Times {
  timeOfArrival: string;
  timeOfDeparture: string;
}

/**
 * Nobody leaves before they came. Two local times, or two with offsets, compare as they stand; of one each the service
 * judges, which knows the venue's time zone.
 */
export function departsAfterArrival({ timeOfArrival, timeOfDeparture }: Times): boolean {
  if (hasOffset(timeOfArrival) !== hasOffset(timeOfDeparture)) return true;
  const comparable = (text: string) => Date.parse(hasOffset(text) ? text : `${text}Z`);
  return comparable(timeOfArrival) < comparable(timeOfDeparture);
}

export const departureRefusal = { path: ["timeOfDeparture"], error: "The departure must be later than the arrival." };
