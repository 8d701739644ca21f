import type { LeaderWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";

/** Filters the teams that take part, which are all but the withdrawn ones. */
export const participating = { withdrawnAt: null } as const satisfies TeamWhereInput;

/** Filters the teams that travel to the venue. */
export const travelling = { ...participating, isOnline: false } as const satisfies TeamWhereInput;

/** Filters the leaders and deputies of teams that take part. */
export const leadsTeam = {
  OR: [{ teams: { some: participating } }, { deputyOf: { some: participating } }],
} satisfies LeaderWhereInput;

/** Filters the leaders who lead a team that takes part, or no team at all. */
export const leaderOfNoWithdrawnTeam = {
  OR: [...leadsTeam.OR, { teams: { none: {} }, deputyOf: { none: {} } }],
} satisfies LeaderWhereInput;
