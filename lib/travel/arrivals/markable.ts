import { leaderOfNoWithdrawnTeam, participating } from "@/lib/edition/participating";
import type { PersonWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";

const inCurrentEdition = { edition: { isCurrent: true } } as const;

/**
 * Filters the people of the current edition whose arrival `actor` may mark: an administrator's are all but the members
 * of withdrawn teams without another role, a guide's are the members of their teams.
 */
export function markable({ id, role }: Pick<Actor, "id" | "role">): PersonWhereInput {
  if (role === "Administrator") {
    return {
      ...inCurrentEdition,
      OR: [
        { contestant: { team: participating } },
        { leader: leaderOfNoWithdrawnTeam },
        { assignedRoles: { isEmpty: false } },
        { contestant: null, leader: null },
      ],
    };
  }
  const team = { ...participating, ...inCurrentEdition, guide: { userId: id } } satisfies TeamWhereInput;
  return {
    ...inCurrentEdition,
    OR: [{ contestant: { team } }, { leader: { OR: [{ teams: { some: team } }, { deputyOf: { some: team } }] } }],
  };
}
