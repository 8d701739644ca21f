import { languageOfName } from "@/lib/country/language";
import type { Person } from "@/lib/person/schema";
import { toLocalTime } from "@/lib/platform/time/time";
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

/** A guest of the list; times are local to the venue. */
export interface GuestView extends PersonSummary {
  timeOfArrival: string | null;
  arrivalLocation: string | null;
  arrivalTripNumber: string | null;
  timeOfDeparture: string | null;
  departureLocation: string | null;
  departureTripNumber: string | null;
  transfers: readonly PartyTransfer[];
}

/** A guest as the list shows it. */
export function toGuestView(guest: Person, timeZone: string, transfers: readonly PartyTransfer[] = []): GuestView {
  const local = (instant: string | null) => instant && toLocalTime(new Date(instant), timeZone);
  return {
    ...guest,
    nativeLanguage: languageOfName(guest.nativeName, guest.countryId),
    timeOfArrival: local(guest.timeOfArrival),
    timeOfDeparture: local(guest.timeOfDeparture),
    transfers,
  };
}
