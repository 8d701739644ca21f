import type { GuestRecord } from "@/components/person/guest-record";
import { detailLabels, emptyGuest, type GuestValues, travelLabels } from "@/components/person/guest-values";
import { noTravel } from "@/lib/travel/form-values";

/** What the person form holds; how they travel is asked of guests alone. */
export interface PersonValues extends GuestValues {
  /** Those that are assigned. */
  roles: string[];
  countryId: string;
}

/** A person as stored, and the same as the form holds it. */
export interface PersonRecord extends GuestRecord {
  /** LEADER, CONTESTANT and GUIDE, as they follow from what else is stored of the person. */
  recordRoles: string[];
  values: PersonValues;
}

/** A new person of this country. */
export const emptyPerson = (countryId: string): PersonValues => ({ ...emptyGuest, roles: [], countryId });

/** The fields by the names that people see. */
export const personLabels: Record<keyof PersonValues, string> = {
  ...detailLabels,
  roles: "Role",
  countryId: "Country",
  ...travelLabels,
};

/** What of the form's values is stored of the person: members of a team travel as the team does, unless they are guests. */
export function toStore(values: PersonValues, recordRoles: readonly string[], isGuest: boolean): PersonValues {
  const isMember = recordRoles.includes("LEADER") || recordRoles.includes("CONTESTANT");
  return isMember && !isGuest ? { ...values, ...noTravel } : values;
}
