import type { PersonSelect } from "@/lib/generated/prisma/models";
import type { Person } from "@/lib/person/schema";
import { picturePath } from "@/lib/picture/path";

/** Roles that follow from a person's records; the others are assigned. */
export type RecordRole = "LEADER" | "CONTESTANT" | "GUIDE";

/** The columns a Person is made from. */
export const personSelect = {
  id: true,
  editionId: true,
  countryId: true,
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
  assignedRoles: true,
  version: true,
} as const satisfies PersonSelect;

interface PersonRow {
  id: string;
  editionId: string;
  countryId: string;
  fullName: string;
  nativeName: string | null;
  tShirtSize: string | null;
  pictureHash: string | null;
  assignedRoles: string[];
  version: number;
}

export interface Travel {
  timeOfArrival: Date | null;
  arrivalLocation: string | null;
  timeOfDeparture: Date | null;
  departureLocation: string | null;
}

/** The travel part of a response, in UTC. */
export function toTravel(travel: Travel | null) {
  return {
    timeOfArrival: travel?.timeOfArrival?.toISOString() ?? null,
    arrivalLocation: travel?.arrivalLocation ?? null,
    timeOfDeparture: travel?.timeOfDeparture?.toISOString() ?? null,
    departureLocation: travel?.departureLocation ?? null,
  };
}

/** A Person for the API: `record` is the role that follows from what the person is shown as, `travel` the team's or a guest's own. */
export function toPerson(row: PersonRow, record: RecordRole | null, travel: Travel | null): Person {
  const { editionId, pictureHash, assignedRoles, ...rest } = row;
  return {
    ...rest,
    roles: record ? [record, ...assignedRoles] : assignedRoles,
    picturePath: picturePath(pictureHash),
    ...toTravel(travel),
    contestId: editionId,
  };
}
