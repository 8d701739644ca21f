import { guestRole } from "@/lib/edition/person-roles";
import { isRecordRole, type RecordRole } from "@/lib/person/rules";
import { noTravel, type StoredTravel, travelLabels, travelValues } from "@/lib/travel/labels";

/** The labels of the details that every form about a person has; also in tables, error messages and the audit log. */
export const detailLabels = {
  fullName: "Full name",
  nativeName: "Native name",
  tShirtSize: "T-shirt size",
  picture: "Picture",
  removePicture: "Remove picture",
};

/** `picture` is a newly chosen one as base64 without a prefix, else empty: the stored one stays unless it is removed. */
export const emptyDetails = { fullName: "", nativeName: "", tShirtSize: "", picture: "", removePicture: false };

export type StoredDetails = Record<"nativeName" | "tShirtSize", string | null> & { fullName: string };

export function toDetails({ fullName, nativeName, tShirtSize }: StoredDetails): typeof emptyDetails {
  return { ...emptyDetails, fullName, nativeName: nativeName ?? "", tShirtSize: tShirtSize ?? "" };
}

/** The labels of the same details in the forms of guests, people and guides (specification, section 2). */
export const specifiedLabels = { ...detailLabels, fullName: "Full Name", nativeName: "Native Name" };

export const recordRoleTitles: Record<RecordRole, string> = {
  LEADER: "Leader",
  CONTESTANT: "Contestant",
  GUIDE: "Guide",
};

/** A role that people can be given, as the API and as people call it. */
export interface RoleTitle {
  role: string;
  title: string;
}

export const guestTitle: RoleTitle = { role: guestRole, title: "Guest" };

/** The titles of all roles, with those of an edition's committees. */
export const roleTitles = (committeeRoles: readonly RoleTitle[]): ReadonlyMap<string, string> =>
  new Map([
    ...Object.entries(recordRoleTitles),
    ...[...committeeRoles, guestTitle].map(({ role, title }) => [role, title] as const),
  ]);

/** The labels of the guest and person forms (specification, section 2, "Guest form and list"). */
export const personLabels = {
  ...specifiedLabels,
  ...travelLabels,
  timeOfArrival: "Time of Arrival",
  timeOfDeparture: "Time of Departure",
  roles: "Role",
  countryId: "Country",
};

/** Values of the person form; `roles` are the assigned ones, and only guests have travel details. */
export const emptyPerson = (countryId: string, roles: string[] = []) => ({
  ...emptyDetails,
  countryId,
  roles,
  ...noTravel,
  version: 0,
});

export type PersonValues = ReturnType<typeof emptyPerson>;

type StoredPerson = StoredDetails & StoredTravel & { version: number; roles: string[]; countryId: string };

/** A stored person as values of a form, with times local to `timeZone`. */
export function personValues(person: StoredPerson, timeZone: string): PersonValues {
  const { countryId, roles, version } = person;
  const assigned = roles.filter((role) => !isRecordRole(role));
  return { ...toDetails(person), countryId, roles: assigned, ...travelValues(person, timeZone), version };
}
