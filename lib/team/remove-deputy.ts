import "server-only";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import * as endpoints from "@/lib/team/endpoints";
import { lockTeam } from "@/lib/team/lock-team";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";
import { updateTeam } from "@/lib/team/update-team";

/** Keeps the leader's record. Throws as `lockTeam`, 404 if this is not the team's deputy, and 409 for its leader. */
export async function removeDeputy(actor: Actor, teamId: string, leaderId: string, now: Date): Promise<Team> {
  return write(actor, endpoints.removeDeputyLeader, async (unit) => {
    const { team, edition } = await lockTeam(unit, teamId, "roster", now);
    if (leaderId === team.leaderId) throw new AppError(409, "A team must have a leader. Replace the leader instead.");
    if (leaderId !== team.deputyLeaderId) throw notFound("deputy leader");
    await updateTeam(unit, team, { deputyLeaderId: null });
    await tellOfChange(unit, edition, team, now);
    return readTeam(unit.transaction, teamId);
  });
}
