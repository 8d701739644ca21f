import { invalid } from "@/lib/http/problem";
import { toInstant } from "@/lib/time-zone";
import { departureError } from "@/lib/travel/schema";

interface Times {
  timeOfArrival: string;
  timeOfDeparture: string;
}

/** Parses an arrival and a departure; times without an offset are local to `timeZone`. Throws 422 if the departure is not later. */
export function travelInstants({ timeOfArrival, timeOfDeparture }: Times, timeZone: string) {
  const instants = {
    timeOfArrival: toInstant(timeOfArrival, timeZone),
    timeOfDeparture: toInstant(timeOfDeparture, timeZone),
  };
  if (instants.timeOfArrival >= instants.timeOfDeparture) throw invalid({ timeOfDeparture: [departureError.error] });
  return instants;
}
