import type { Resolver } from "react-hook-form";
import { schemaResolver } from "@/components/forms/resolver";
import { detailLabels, emptyGuest, type GuestValues, travelLabels } from "@/components/person/guest-values";
import { required } from "@/lib/fields";
import { emptyId } from "@/lib/ids";
import { personInput } from "@/lib/person/inputs";
import { guestRole } from "@/lib/person/rules";
import { noTravel } from "@/lib/travel/form-values";
import { travelFields } from "@/lib/travel/schema";

/** Values of the person form; only guests have travel details. */
export interface PersonValues extends GuestValues {
  /** Assigned roles. */
  roles: string[];
  countryId: string;
}

export const emptyPerson = (countryId: string): PersonValues => ({ ...emptyGuest, roles: [], countryId });

export const personLabels: Record<keyof PersonValues, string> = {
  ...detailLabels,
  roles: "Role",
  countryId: "Country",
  ...travelLabels,
};

const person = personInput.safeExtend({ countryId: required("Country") });
const resolvePerson = schemaResolver<PersonValues>(person);
const resolveGuest = schemaResolver<PersonValues>(person.safeExtend(travelFields));

const isGuest = ({ roles }: PersonValues) => roles.includes(guestRole);

/** Validates a person; a guest's travel details are required. */
export const personResolver: Resolver<PersonValues> = (values, context, options) =>
  (isGuest(values) ? resolveGuest : resolvePerson)(values, context, options);

/** The request body. Members of a team have no travel details of their own, unless they are guests as well. */
export function toPersonBody(values: PersonValues, recordRoles: readonly string[] = []) {
  const isMember = recordRoles.includes("LEADER") || recordRoles.includes("CONTESTANT");
  return { ...values, ...(isMember && !isGuest(values) && noTravel), contestId: emptyId };
}
