import type { Actor } from "@/lib/auth/session";
import type { PersonWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";
import { leaderOfNoWithdrawnTeam, participating } from "@/lib/team/participating";

/**
 * Filters the people of an edition whose arrival `actor` may mark: an administrator's are all but the members of
 * withdrawn teams without another role, a guide's are the members of their teams.
 */
export function markable(actor: Pick<Actor, "id" | "role">, editionId: string): PersonWhereInput {
  if (actor.role !== "Administrator") {
    const team = { ...participating, editionId, guide: { userId: actor.id } } satisfies TeamWhereInput;
    return {
      editionId,
      OR: [{ contestant: { team } }, { leader: { OR: [{ teams: { some: team } }, { deputyOf: { some: team } }] } }],
    };
  }
  return {
    editionId,
    OR: [
      { contestant: { team: participating } },
      { leader: leaderOfNoWithdrawnTeam },
      { assignedRoles: { isEmpty: false } },
      { contestant: null, leader: null },
    ],
  };
}
