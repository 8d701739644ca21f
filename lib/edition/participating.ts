import type { LeaderWhereInput, PersonWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";

/** A registrator may change only their own country's records. */
export function editableBy({ role, countryId }: Actor) {
  const edition = { isCurrent: true };
  return role === "Administrator" ? { edition } : { edition, countryId: countryId ?? "" };
}

export const participating = { withdrawnAt: null } as const satisfies TeamWhereInput;

export const travelling = { ...participating, isOnline: false } as const satisfies TeamWhereInput;

const leadsOneOf = (team: TeamWhereInput) =>
  ({ OR: [{ teams: { some: team } }, { deputyOf: { some: team } }] }) satisfies LeaderWhereInput;

export const leadsTeam = leadsOneOf(participating);

export const leaderOfNoWithdrawnTeam = {
  OR: [...leadsTeam.OR, { teams: { none: {} }, deputyOf: { none: {} } }],
} satisfies LeaderWhereInput;

export const memberFilters = (team: TeamWhereInput) =>
  [{ leader: leadsOneOf(team) }, { contestant: { team } }] satisfies PersonWhereInput[];
