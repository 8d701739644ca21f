import type { GuestValues } from "@/components/person/guest-values";
import { toDetails } from "@/components/person/person-details";
import type { Person } from "@/lib/person/schema";
import { toLocalText } from "@/lib/time";

/** A stored guest for editing. */
export interface GuestRecord {
  id: string;
  version: number;
  picturePath: string | null;
  values: GuestValues;
}

/** A stored guest for editing; times are local to `timeZone`. */
export function toGuestRecord(guest: Person, timeZone: string): GuestRecord {
  const local = (instant: string | null) => (instant ? toLocalText(new Date(instant), timeZone) : "");
  return {
    id: guest.id,
    version: guest.version,
    picturePath: guest.picturePath,
    values: {
      ...toDetails(guest),
      timeOfArrival: local(guest.timeOfArrival),
      arrivalLocation: guest.arrivalLocation ?? "",
      timeOfDeparture: local(guest.timeOfDeparture),
      departureLocation: guest.departureLocation ?? "",
    },
  };
}
