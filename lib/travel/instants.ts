import { invalid } from "@/lib/http/problem";
import { toInstant } from "@/lib/time-zone";
import { departureRefusal } from "@/lib/travel/schema";

interface GivenTimes {
  timeOfArrival: string;
  timeOfDeparture: string;
}

/** The instants of an arrival and a departure, read in `timeZone` where they have no offset. Throws 422 if the second isn't later. */
export function travelInstants({ timeOfArrival, timeOfDeparture }: GivenTimes, timeZone: string) {
  const instants = {
    timeOfArrival: toInstant(timeOfArrival, timeZone),
    timeOfDeparture: toInstant(timeOfDeparture, timeZone),
  };
  if (instants.timeOfArrival >= instants.timeOfDeparture) throw invalid({ timeOfDeparture: [departureRefusal.error] });
  return instants;
}
