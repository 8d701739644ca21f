import { required } from "@/lib/person/fields";
import { instantText } from "@/lib/time";

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

/** Nobody leaves before they came; both times are read in one zone, so local times compare as they stand. */
export function departsAfterArrival({ timeOfArrival, timeOfDeparture }: Times): boolean {
  const comparable = (text: string) => Date.parse(/(Z|[+-]\d\d:?\d\d)$/i.test(text) ? text : `${text}Z`);
  return comparable(timeOfArrival) < comparable(timeOfDeparture);
}

export const departureRefusal = { path: ["timeOfDeparture"], error: "The departure must be later than the arrival." };
