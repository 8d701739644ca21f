import type { GuestValues } from "@/components/person/guest-values";
import type { Person } from "@/lib/person/schema";
import { toLocalText } from "@/lib/time";

/** A guest as stored, and the same as the form holds it. */
export interface GuestRecord {
  id: string;
  version: number;
  picturePath: string | null;
  values: GuestValues;
}

/** Makes the form's values of a stored guest: times local to `timeZone`, no new picture. */
export function toGuestRecord(guest: Person, timeZone: string): GuestRecord {
  const local = (instant: string | null) => (instant ? toLocalText(new Date(instant), timeZone) : "");
  return {
    id: guest.id,
    version: guest.version,
    picturePath: guest.picturePath,
    values: {
      fullName: guest.fullName,
      nativeName: guest.nativeName ?? "",
      tShirtSize: guest.tShirtSize ?? "",
      picture: "",
      timeOfArrival: local(guest.timeOfArrival),
      arrivalLocation: guest.arrivalLocation ?? "",
      timeOfDeparture: local(guest.timeOfDeparture),
      departureLocation: guest.departureLocation ?? "",
    },
  };
}
