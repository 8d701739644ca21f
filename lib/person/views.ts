import { isAlone, travelling } from "@/lib/edition/participating";
import { assignedRoles, assignedRolesSelect } from "@/lib/edition/person-roles";
import type { PersonGetPayload, PersonSelect } from "@/lib/generated/prisma/models";
import type { RecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { picturePath } from "@/lib/platform/picture/path";
import { answersSelect, toAnswers } from "@/lib/question/views";
import { type Travel, toTravel, travelSelect } from "@/lib/travel/views";

export const personDetails = {
  fullName: true,
  nativeName: true,
  tShirtSize: true,
  pictureHash: true,
  pictureIsPublic: true,
} as const satisfies PersonSelect;

export const personColumns = { countryId: true, ...personDetails, ...assignedRolesSelect } satisfies PersonSelect;

export const personSelect = {
  id: true,
  editionId: true,
  ...personColumns,
  ...answersSelect,
  version: true,
} as const satisfies PersonSelect;

type PersonRow = PersonGetPayload<{ select: typeof personSelect }>;

/** Selects the travel of the leader's team that arrives first, for a leader who is shown outside a team. */
export const firstTeamTravel = {
  where: travelling,
  select: travelSelect,
  orderBy: { timeOfArrival: "asc" },
  take: 1,
} as const;

/** `travel` is the team's or, for guests and contestants who travel without it, their own. */
export function toPerson(row: PersonRow, roles: readonly RecordRole[], travel: Travel | null): Person {
  const { editionId, pictureHash, isGuest, committees, answers, ...rest } = row;
  return {
    ...rest,
    roles: [...roles, ...assignedRoles({ isGuest, committees })],
    picturePath: picturePath(pictureHash),
    ...toTravel(travel),
    ...toAnswers({ answers }),
    contestId: editionId,
  };
}

/** Has the leader, contestant and guide records too, from which roles and travel follow. */
export const fullPersonSelect = {
  ...personSelect,
  ...travelSelect,
  leader: { select: { teams: firstTeamTravel, deputyOf: firstTeamTravel } },
  contestant: { select: { personForContactName: true, team: { select: travelSelect } } },
  guide: { select: { id: true } },
} as const satisfies PersonSelect;

type FullPersonRow = PersonGetPayload<{ select: typeof fullPersonSelect }>;

/** Members of a team travel with it, but for contestants who travel without the leader. */
export function toFullPerson({ leader, contestant, guide, ...row }: FullPersonRow): Person {
  const roles: RecordRole[] = [];
  if (leader) roles.push("LEADER");
  if (contestant) roles.push("CONTESTANT");
  if (guide) roles.push("GUIDE");
  const ofContestant = contestant && (isAlone(contestant) ? row : contestant.team);
  return toPerson(row, roles, ofContestant ?? leader?.teams[0] ?? leader?.deputyOf[0] ?? row);
}
