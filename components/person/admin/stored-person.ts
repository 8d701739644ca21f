import type { StoredPerson } from "@/components/person/admin/person-values";
import type { Person } from "@/lib/person/schema";
import { recordRoles } from "@/lib/person/view";
import { toLocalText } from "@/lib/time-zone";

const isRecordRole = (role: string) => (recordRoles as readonly string[]).includes(role);

/** Makes the form's values of a stored person: times local to `timeZone`, no new picture. */
export function toStoredPerson(person: Person, timeZone: string): StoredPerson {
  const local = (instant: string | null) => (instant ? toLocalText(new Date(instant), timeZone) : "");
  const { id, version, picturePath, roles } = person;
  return {
    id,
    version,
    picturePath,
    recordRoles: roles.filter(isRecordRole),
    values: {
      fullName: person.fullName,
      nativeName: person.nativeName ?? "",
      tShirtSize: person.tShirtSize ?? "",
      picture: "",
      roles: roles.filter((role) => !isRecordRole(role)),
      countryId: person.countryId,
      timeOfArrival: local(person.timeOfArrival),
      arrivalLocation: person.arrivalLocation ?? "",
      timeOfDeparture: local(person.timeOfDeparture),
      departureLocation: person.departureLocation ?? "",
    },
  };
}
