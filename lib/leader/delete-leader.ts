import "server-only";
import * as endpoints from "@/lib/leader/endpoints";
import { lockLeader } from "@/lib/leader/lock-leader";
import { deletePersonWithoutRole } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

/** Deletes the person too unless they have another role. Throws 403 after the deadline, 404, and 409 for a team's leader. */
export async function deleteLeader(actor: Actor, id: string, now: Date): Promise<true> {
  await write(actor, endpoints.deleteLeader, async (unit) => {
    const { leader, teams } = await lockLeader(unit, id, "roster", now);
    const { person, version, ...before } = leader;
    if (teams.length > 0) throw new AppError(409, `${person.fullName} leads a team.`);
    await unit.transaction.leader.delete({ where: { id } });
    unit.audit({ entity: "Leader", entityId: id, name: person.fullName, before, after: null, teamIds: [] });
    await deletePersonWithoutRole(unit, person);
  });
  return true;
}
