import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import * as endpoints from "@/lib/team/roster-endpoints";
import type { Team } from "@/lib/team/schema";

/**
 * Removes the deputy from a team; the leader's record stays. Throws 403 after registration, 404 if this is not the team's
 * deputy, 409 for the leader.
 */
export async function removeDeputy(actor: Actor, teamId: string, leaderId: string, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team } = await lockTeam(transaction, actor, teamId, "roster", now);
    if (leaderId === team.leaderId) throw new AppError(409, "A team must have a leader. Replace the leader instead.");
    if (leaderId !== team.deputyLeaderId) throw notFound("deputy leader");
    await transaction.team.update({
      where: { id: team.id },
      data: { deputyLeaderId: null, version: { increment: 1 } },
      select: { id: true },
    });
    await recordChanges(transaction, actor, endpoints.removeDeputyLeader, [
      { entity: "Team", entityId: team.id, before: { deputyLeaderId: leaderId }, after: { deputyLeaderId: null } },
    ]);
  });
  return readTeam(teamId);
}
