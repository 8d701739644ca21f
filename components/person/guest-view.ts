import { languageOfName } from "@/lib/country/language";
import type { Person } from "@/lib/person/schema";

/** A guest as the list shows them; the times in the short format, local to the venue. */
export interface GuestView {
  id: string;
  fullName: string;
  nativeName: string | null;
  /** BCP 47; where it is known. */
  nativeLanguage: string | undefined;
  tShirtSize: string | null;
  picturePath: string | null;
  timeOfArrival: string;
  arrivalLocation: string | null;
  timeOfDeparture: string;
  departureLocation: string | null;
}

/** Makes what the list shows of a guest; formatted here and not in the browser, whose notion of a short date may be another. */
export function toGuestView(guest: Person, timeZone: string): GuestView {
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "short", timeStyle: "short", timeZone });
  const short = (instant: string | null) => (instant ? format.format(new Date(instant)) : "–");
  const { id, fullName, nativeName, tShirtSize, picturePath, arrivalLocation, departureLocation } = guest;
  return {
    ...{ id, fullName, nativeName, tShirtSize, picturePath, arrivalLocation, departureLocation },
    nativeLanguage: languageOfName(nativeName, guest.countryId),
    timeOfArrival: short(guest.timeOfArrival),
    timeOfDeparture: short(guest.timeOfDeparture),
  };
}
