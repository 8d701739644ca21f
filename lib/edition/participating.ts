import type { LeaderWhereInput, PersonWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";

/** Filters the teams and people that a user may change: those of the current edition, for registrators their country's. */
export function editableBy({ role, countryId }: Actor) {
  const edition = { isCurrent: true };
  return role === "Administrator" ? { edition } : { edition, countryId: countryId ?? "" };
}

/** Filters the teams that take part, which are all but the withdrawn ones. */
export const participating = { withdrawnAt: null } as const satisfies TeamWhereInput;

/** Filters the teams that travel to the venue. */
export const travelling = { ...participating, isOnline: false } as const satisfies TeamWhereInput;

const leadsOneOf = (team: TeamWhereInput) =>
  ({ OR: [{ teams: { some: team } }, { deputyOf: { some: team } }] }) satisfies LeaderWhereInput;

/** Filters the leaders and deputies of teams that take part. */
export const leadsTeam = leadsOneOf(participating);

/** Filters the leaders who lead a team that takes part, or no team at all. */
export const leaderOfNoWithdrawnTeam = {
  OR: [...leadsTeam.OR, { teams: { none: {} }, deputyOf: { none: {} } }],
} satisfies LeaderWhereInput;

/** The alternatives of a filter for the leaders, deputies and contestants of such teams. */
export const memberFilters = (team: TeamWhereInput) =>
  [{ leader: leadsOneOf(team) }, { contestant: { team } }] satisfies PersonWhereInput[];
