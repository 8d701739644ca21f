import type { LeaderGetPayload, LeaderSelect } from "@/lib/generated/prisma/models";
import type { Leader } from "@/lib/leader/schema";
import { firstTeamTravel, personSelect, toPerson } from "@/lib/person/views";
import type { Travel } from "@/lib/travel/views";

export const leaderSelect = {
  id: true,
  personId: true,
  email: true,
  phoneNumber: true,
  version: true,
  person: { select: personSelect },
} as const satisfies LeaderSelect;

type LeaderRow = LeaderGetPayload<{ select: typeof leaderSelect }>;

export function toLeader({ person, ...leader }: LeaderRow, travel: Travel | null): Leader {
  return { ...leader, person: toPerson(person, ["LEADER"], travel) };
}

export const leaderWithTeams = {
  ...leaderSelect,
  teams: firstTeamTravel,
  deputyOf: firstTeamTravel,
} as const satisfies LeaderSelect;

/** The travel is that of the team that arrives first: of those that they lead or else of those whose deputy they are. */
export function toLeaderWithTeams({
  teams,
  deputyOf,
  ...row
}: LeaderGetPayload<{ select: typeof leaderWithTeams }>): Leader {
  return toLeader(row, teams[0] ?? deputyOf[0] ?? null);
}

export interface UnusedLeader {
  id: string;
  fullName: string;
  countryName: string;
  email: string;
  phoneNumber: string;
}
