import { invalid } from "@/lib/http/problem";
import { toInstant } from "@/lib/time-zone";
import { departureError } from "@/lib/travel/schema";

interface Times {
  timeOfArrival?: string | null | undefined;
  timeOfDeparture?: string | null | undefined;
}

/**
 * Parses an arrival and a departure; times without an offset are local to `timeZone`, missing ones are null. Throws 422 if
 * the departure is not later.
 */
export function travelInstants(times: Times, timeZone: string) {
  const timeOfArrival = times.timeOfArrival ? toInstant(times.timeOfArrival, timeZone) : null;
  const timeOfDeparture = times.timeOfDeparture ? toInstant(times.timeOfDeparture, timeZone) : null;
  if (timeOfArrival && timeOfDeparture && timeOfArrival >= timeOfDeparture) {
    throw invalid({ timeOfDeparture: [departureError.error] });
  }
  return { timeOfArrival, timeOfDeparture };
}
