import type { TeamArrival } from "@/lib/team/inputs";

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

/** `yyyy-MM-ddTHH:mm` of an instant in `timeZone`, as a datetime-local field takes it. Swedes write dates that way. */
export function localText(instant: string, timeZone: string): string {
  const format = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });
  return format.format(new Date(instant)).replace(" ", "T");
}

/** A team's travel (instants in UTC) as a form holds it: local to the venue. */
export function travelValues(team: TravelValues, timeZone: string): TravelValues {
  const { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation } = team;
  return {
    timeOfArrival: localText(timeOfArrival, timeZone),
    arrivalLocation,
    timeOfDeparture: localText(timeOfDeparture, timeZone),
    departureLocation,
  };
}
