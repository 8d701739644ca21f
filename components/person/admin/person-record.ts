import type { PersonValues } from "@/components/person/admin/person-values";
import { type GuestRecord, toGuestRecord } from "@/components/person/guest-record";
import { isRecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";

/** A stored person for editing. */
export interface PersonRecord extends GuestRecord {
  /** LEADER, CONTESTANT and GUIDE: they follow from other records and cannot be assigned. */
  recordRoles: string[];
  values: PersonValues;
}

/** A stored person for editing; times are local to `timeZone`. */
export function toPersonRecord(person: Person, timeZone: string): PersonRecord {
  const guest = toGuestRecord(person, timeZone);
  const roles = person.roles.filter((role) => !isRecordRole(role));
  return {
    ...guest,
    recordRoles: person.roles.filter(isRecordRole),
    values: { ...guest.values, roles, countryId: person.countryId },
  };
}
