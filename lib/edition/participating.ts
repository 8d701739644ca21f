import type { LeaderWhereInput, PersonWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";

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
