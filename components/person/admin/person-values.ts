/** What the person form holds; times are local to the venue and asked for of guests alone. */
export interface PersonValues {
  fullName: string;
  nativeName: string;
  tShirtSize: string;
  /** Base64 without a prefix, empty for none. */
  picture: string;
  /** Those that are assigned. */
  roles: string[];
  countryId: string;
  timeOfArrival: string;
  arrivalLocation: string;
  timeOfDeparture: string;
  departureLocation: string;
}

/** A person as stored, and the same as the form holds it. */
export interface StoredPerson {
  id: string;
  version: number;
  picturePath: string | null;
  /** LEADER, CONTESTANT and GUIDE, as they follow from what else is stored of the person. */
  recordRoles: string[];
  values: PersonValues;
}

/** A new person of this country. */
export const emptyPerson = (countryId: string): PersonValues => ({
  fullName: "",
  nativeName: "",
  tShirtSize: "",
  picture: "",
  roles: [],
  countryId,
  timeOfArrival: "",
  arrivalLocation: "",
  timeOfDeparture: "",
  departureLocation: "",
});

/** The fields by the names that people see. */
export const personLabels: Record<keyof PersonValues, string> = {
  fullName: "Full Name",
  nativeName: "Native Name",
  tShirtSize: "T-shirt size",
  picture: "Upload picture",
  roles: "Role",
  countryId: "Country",
  timeOfArrival: "Time of Arrival",
  arrivalLocation: "Arrival location",
  timeOfDeparture: "Time of Departure",
  departureLocation: "Departure location",
};

const noTravel = { timeOfArrival: "", arrivalLocation: "", timeOfDeparture: "", departureLocation: "" };

/** What of the form's values is stored of the person: members of a team travel as the team does, unless they are guests. */
export function toStore(values: PersonValues, recordRoles: readonly string[], isGuest: boolean): PersonValues {
  const isMember = recordRoles.includes("LEADER") || recordRoles.includes("CONTESTANT");
  return isMember && !isGuest ? { ...values, ...noTravel } : values;
}
