import { invalid } from "@/lib/http/problem";
import type { Travel } from "@/lib/person/views";
import { toInstant } from "@/lib/time-zone";
import { departureError } from "@/lib/travel/schema";

type Text = string | null | undefined;

interface TravelInput {
  timeOfArrival?: Text;
  arrivalLocation: string | null;
  arrivalTripNumber?: Text;
  timeOfDeparture?: Text;
  departureLocation: string | null;
  departureTripNumber?: Text;
}

/**
 * The travel columns of a request; `stored` supplies the trip numbers that the request leaves out. Times without an
 * offset are local to `timeZone`. Throws 422 if the departure is not later than the arrival.
 */
export function toTravelData(input: TravelInput, timeZone: string, stored: Travel | null): Travel {
  const timeOfArrival = input.timeOfArrival ? toInstant(input.timeOfArrival, timeZone) : null;
  const timeOfDeparture = input.timeOfDeparture ? toInstant(input.timeOfDeparture, timeZone) : null;
  if (timeOfArrival && timeOfDeparture && timeOfArrival >= timeOfDeparture) {
    throw invalid({ timeOfDeparture: [departureError.error] });
  }
  const kept = (name: "arrivalTripNumber" | "departureTripNumber") =>
    (input[name] === undefined ? stored?.[name] : input[name]) ?? null;
  return {
    timeOfArrival,
    arrivalLocation: input.arrivalLocation,
    arrivalTripNumber: kept("arrivalTripNumber"),
    timeOfDeparture,
    departureLocation: input.departureLocation,
    departureTripNumber: kept("departureTripNumber"),
  };
}
