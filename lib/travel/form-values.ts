import type { TeamArrival } from "@/lib/team/inputs";
import { toLocalText } from "@/lib/time";

export type TravelValues = Pick<
  TeamArrival,
  "timeOfArrival" | "arrivalLocation" | "timeOfDeparture" | "departureLocation"
>;

export const noTravel: TravelValues = {
  timeOfArrival: "",
  arrivalLocation: "",
  timeOfDeparture: "",
  departureLocation: "",
};

/** The form values of a team's travel, with times local to `timeZone`. */
export function travelValues(team: TravelValues, timeZone: string): TravelValues {
  const { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation } = team;
  return {
    timeOfArrival: toLocalText(new Date(timeOfArrival), timeZone),
    arrivalLocation,
    timeOfDeparture: toLocalText(new Date(timeOfDeparture), timeZone),
    departureLocation,
  };
}
