import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import type { Person } from "@/lib/person/schema";
import { firstTeam, personSelect, type RecordRole, type Travel, toPerson, travelSelect } from "@/lib/person/views";

const team = { select: travelSelect } as const;
/** The columns of a Person who is shown on their own, with the records that their roles and travel follow from. */
export const personWithRecords = {
  ...personSelect,
  ...travelSelect,
  leader: { select: { teams: firstTeam, deputyOf: firstTeam } },
  contestant: { select: { team } },
  guide: { select: { id: true } },
} as const satisfies PersonSelect;

type Row = PersonGetPayload<{ select: typeof personWithRecords }>;

/** A Person shown on their own: a member of a team travels as the team does, anybody else as they said. */
export function toPersonWithRecords({ leader, contestant, guide, ...row }: Row): Person {
  const { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation, ...person } = row;
  const own: Travel = { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation };
  const records: RecordRole[] = [
    ...(leader ? (["LEADER"] as const) : []),
    ...(contestant ? (["CONTESTANT"] as const) : []),
    ...(guide ? (["GUIDE"] as const) : []),
  ];
  return toPerson(person, records, contestant?.team ?? leader?.teams[0] ?? leader?.deputyOf[0] ?? own);
}
