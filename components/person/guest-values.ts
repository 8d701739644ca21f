/** What the guest form holds; times are local to the venue. */
export interface GuestValues {
  fullName: string;
  nativeName: string;
  tShirtSize: string;
  /** Base64 without a prefix, empty for none. */
  picture: string;
  timeOfArrival: string;
  arrivalLocation: string;
  timeOfDeparture: string;
  departureLocation: string;
}

export const emptyGuest: GuestValues = {
  fullName: "",
  nativeName: "",
  tShirtSize: "",
  picture: "",
  timeOfArrival: "",
  arrivalLocation: "",
  timeOfDeparture: "",
  departureLocation: "",
};

/** The fields by the names that people see. */
export const guestLabels: Record<keyof GuestValues, string> = {
  fullName: "Full Name",
  nativeName: "Native Name",
  tShirtSize: "T-shirt size",
  picture: "Upload picture",
  timeOfArrival: "Time of Arrival",
  arrivalLocation: "Arrival location",
  timeOfDeparture: "Time of Departure",
  departureLocation: "Departure location",
};
