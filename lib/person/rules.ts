import { recordRoles } from "@/lib/person/views";

export const guestRole = "GUEST";

/** The roles of a request that are assigned; those that follow from a person's records are not anybody's to give. */
export function assignableRoles(roles: readonly string[]): string[] {
  const given = roles.filter((role) => !(recordRoles as readonly string[]).includes(role));
  return [...new Set(given)];
}
