import { languageOfName } from "@/lib/country/language";
import type { Person } from "@/lib/person/schema";
import { formatShort } from "@/lib/platform/time/time";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

/** What every list of people shows. */
export interface PersonSummary {
  id: string;
  fullName: string;
  nativeName: string | null;
  /** BCP 47, if known. */
  nativeLanguage: string | undefined;
  tShirtSize: string | null;
  picturePath: string | null;
}

/** A guest of the list; times are in the short format, local to the venue. */
export interface GuestView extends PersonSummary {
  timeOfArrival: string;
  arrivalLocation: string | null;
  arrivalTripNumber: string | null;
  timeOfDeparture: string;
  departureLocation: string | null;
  departureTripNumber: string | null;
  transfers: readonly PartyTransfer[];
}

/** A guest as the list shows it. Dates are formatted on the server: browsers differ in their short format. */
export function toGuestView(
  guest: Person,
  { timeZone, year }: { timeZone: string; year: number },
  transfers: readonly PartyTransfer[] = [],
): GuestView {
  const short = (instant: string | null) => (instant ? formatShort(new Date(instant), timeZone, year) : "–");
  const { id, fullName, nativeName, tShirtSize, picturePath } = guest;
  const { arrivalLocation, arrivalTripNumber, departureLocation, departureTripNumber } = guest;
  return {
    ...{ id, fullName, nativeName, tShirtSize, picturePath },
    ...{ arrivalLocation, arrivalTripNumber, departureLocation, departureTripNumber },
    nativeLanguage: languageOfName(nativeName, guest.countryId),
    timeOfArrival: short(guest.timeOfArrival),
    timeOfDeparture: short(guest.timeOfDeparture),
    transfers,
  };
}
