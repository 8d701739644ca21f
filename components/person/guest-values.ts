import { emptyDetails, type PersonDetails } from "@/components/person/person-details";
import { noTravel, type TravelValues } from "@/lib/travel/form-values";

/** Values of the guest form; times are local to the venue. */
export interface GuestValues extends PersonDetails, TravelValues {}

export const emptyGuest: GuestValues = { ...emptyDetails, ...noTravel };

export const detailLabels: Record<keyof PersonDetails, string> = {
  fullName: "Full Name",
  nativeName: "Native Name",
  tShirtSize: "T-shirt size",
  picture: "Upload picture",
};

export const travelLabels: Record<keyof TravelValues, string> = {
  timeOfArrival: "Time of Arrival",
  arrivalLocation: "Arrival location",
  timeOfDeparture: "Time of Departure",
  departureLocation: "Departure location",
};

export const guestLabels: Record<keyof GuestValues, string> = { ...detailLabels, ...travelLabels };
