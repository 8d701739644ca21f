import type {
  ContestantWhereInput,
  LeaderWhereInput,
  PersonWhereInput,
  TeamWhereInput,
} from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";

/** Filter for what the actor may change: records of the current edition, for a registrator only of their own country. */
export function editableBy({ role, countryId }: Actor) {
  const edition = { isCurrent: true };
  return role === "Administrator" ? { edition } : { edition, countryId: countryId ?? "" };
}

export const participating = { withdrawnAt: null } as const satisfies TeamWhereInput;

export const travelling = { ...participating, isOnline: false } as const satisfies TeamWhereInput;

/** Contestants who travel without the leader, and so without their team. */
export const alone = { personForContactName: { not: null } } as const satisfies ContestantWhereInput;

export const isAlone = ({ personForContactName }: { personForContactName: string | null }): boolean =>
  personForContactName !== null;

const leadsOneOf = (team: TeamWhereInput) =>
  ({ OR: [{ teams: { some: team } }, { deputyOf: { some: team } }] }) satisfies LeaderWhereInput;

export const leadsTeam = leadsOneOf(participating);

/** The teams of a leader, and then those whose deputy they are. A person who is no leader has null. */
export const ledTeamsOf = <Team>(leader: { teams: readonly Team[]; deputyOf: readonly Team[] } | null): Team[] =>
  leader ? [...leader.teams, ...leader.deputyOf] : [];

/** Leaders who lead a team that is not withdrawn, or who have no team at all. */
export const participatingLeader = {
  OR: [...leadsTeam.OR, { teams: { none: {} }, deputyOf: { none: {} } }],
} satisfies LeaderWhereInput;

/** Filters, to be combined with OR, for the leaders, deputy leaders and contestants of teams. */
export const memberFilters = (team: TeamWhereInput) =>
  [{ leader: leadsOneOf(team) }, { contestant: { team } }] satisfies PersonWhereInput[];
