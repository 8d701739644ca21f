import { noTravel, type TravelValues } from "@/lib/travel/form-values";

/** What the guest form holds; times are local to the venue. */
export interface GuestValues extends TravelValues {
  fullName: string;
  nativeName: string;
  tShirtSize: string;
  /** Base64 without a prefix, empty for none. */
  picture: string;
}

export const emptyGuest: GuestValues = { fullName: "", nativeName: "", tShirtSize: "", picture: "", ...noTravel };

/** The fields about a person themselves by the names that people see. */
export const detailLabels = {
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
