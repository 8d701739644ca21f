import type { LeaderGetPayload, LeaderSelect } from "@/lib/generated/prisma/models";
import type { Leader } from "@/lib/leader/schema";
import { firstTeamTravel, personSelect, type Travel, toPerson } from "@/lib/person/views";

/** The columns a Leader is made from. */
export const leaderSelect = {
  id: true,
  personId: true,
  email: true,
  phoneNumber: true,
  version: true,
  person: { select: personSelect },
} as const satisfies LeaderSelect;

type LeaderRow = LeaderGetPayload<{ select: typeof leaderSelect }>;

/** A Leader for the API; `travel` is that of the team it is shown in. */
export function toLeader({ person, ...leader }: LeaderRow, travel: Travel | null): Leader {
  return { ...leader, person: toPerson(person, ["LEADER"], travel) };
}

/** The columns of a Leader who is shown outside of a team. */
export const leaderWithTeams = {
  ...leaderSelect,
  teams: firstTeamTravel,
  deputyOf: firstTeamTravel,
} as const satisfies LeaderSelect;

/** A Leader shown outside of a team travels with the first one they lead. */
export function toLeaderWithTeams({
  teams,
  deputyOf,
  ...row
}: LeaderGetPayload<{ select: typeof leaderWithTeams }>): Leader {
  return toLeader(row, teams[0] ?? deputyOf[0] ?? null);
}
