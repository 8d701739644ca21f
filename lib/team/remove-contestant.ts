import "server-only";
import { requireNotFinal } from "@/lib/edition/require-not-final";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { lockContestant } from "@/lib/team/lock-contestant";
import { readTeam } from "@/lib/team/queries";
import * as endpoints from "@/lib/team/roster-endpoints";
import type { Team } from "@/lib/team/schema";
/**
 * Removes a contestant, and their person unless it has another role; the database
 * refuses to remove the last one. Throws 403 after registration, 404, 409.
 */
export async function removeContestant(actor: Actor, id: string, now: Date): Promise<Team> {
  const teamId = await inTransaction(async (transaction) => {
    const { team, edition, contestant } = await lockContestant(transaction, actor, id, "roster", now);
    requireNotFinal(edition);
    await transaction.contestant.delete({ where: { id }, select: { id: true } });
    const withoutOtherRole = { id: contestant.personId, assignedRoles: { isEmpty: true }, leader: null, guide: null };
    const { count } = await transaction.person.deleteMany({ where: withoutOtherRole });
    if (count > 0) await deleteUnusedPictures(transaction, [contestant.person.pictureHash]);
    const { person, version: _, ...before } = contestant;
    const removed = { after: null, teamIds: [team.id] };
    const personRemoval = { entity: "Person", entityId: contestant.personId, before: person, ...removed } as const;
    await recordChanges(transaction, actor, endpoints.removeContestant, [
      { entity: "Contestant", entityId: id, before, ...removed },
      ...(count > 0 ? [personRemoval] : []),
    ]);
    return team.id;
  });
  return readTeam(teamId);
}
