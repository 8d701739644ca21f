import type { PersonRecord } from "@/components/person/admin/person-values";
import { toGuestRecord } from "@/components/person/guest-record";
import { isRecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";

/** Makes the form's values of a stored person: a guest's, the roles that are assigned and the country. */
export function toPersonRecord(person: Person, timeZone: string): PersonRecord {
  const stored = toGuestRecord(person, timeZone);
  const { roles, countryId } = person;
  const assigned = roles.filter((role) => !isRecordRole(role));
  return {
    ...stored,
    recordRoles: roles.filter(isRecordRole),
    values: { ...stored.values, roles: assigned, countryId },
  };
}
