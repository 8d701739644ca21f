import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import type { Person } from "@/lib/person/schema";
import { picturePath } from "@/lib/picture/path";

/** Roles that follow from a person's records; the others are assigned. */
export const recordRoles = ["LEADER", "CONTESTANT", "GUIDE"] as const;
export type RecordRole = (typeof recordRoles)[number];

/** What a team's form asks about somebody. */
export const personDetails = {
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
} as const satisfies PersonSelect;

/** What is stored of anybody, but for the travel. */
export const personFacts = { countryId: true, ...personDetails, assignedRoles: true } as const satisfies PersonSelect;

/** The columns a Person is made from. */
export const personSelect = {
  id: true,
  editionId: true,
  ...personFacts,
  version: true,
} as const satisfies PersonSelect;

type PersonRow = PersonGetPayload<{ select: typeof personSelect }>;

export const travelSelect = {
  timeOfArrival: true,
  arrivalLocation: true,
  timeOfDeparture: true,
  departureLocation: true,
} as const;

/** The team whose travel a leader shares, where they are shown outside of one. */
export const firstTeam = { select: travelSelect, orderBy: { timeOfArrival: "asc" }, take: 1 } as const;

export interface Travel {
  timeOfArrival: Date | null;
  arrivalLocation: string | null;
  timeOfDeparture: Date | null;
  departureLocation: string | null;
}

/** The travel part of a response, in UTC. */
function toTravel(travel: Travel | null) {
  return {
    timeOfArrival: travel?.timeOfArrival?.toISOString() ?? null,
    arrivalLocation: travel?.arrivalLocation ?? null,
    timeOfDeparture: travel?.timeOfDeparture?.toISOString() ?? null,
    departureLocation: travel?.departureLocation ?? null,
  };
}

/**
 * A Person for the API: `records` are the roles that follow from what else is stored of them, `travel` is their team's
 * or, for a guest, their own.
 */
export function toPerson(row: PersonRow, records: readonly RecordRole[], travel: Travel | null): Person {
  const { editionId, pictureHash, assignedRoles, ...rest } = row;
  return {
    ...rest,
    roles: [...records, ...assignedRoles],
    picturePath: picturePath(pictureHash),
    ...toTravel(travel),
    contestId: editionId,
  };
}
