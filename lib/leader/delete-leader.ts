import "server-only";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { lockEdition } from "@/lib/contest/lock-edition";
import { requireBeforeDeadline } from "@/lib/contest/rules";
import { inTransaction } from "@/lib/db";
import { AppError, notFound } from "@/lib/http/problem";
import * as endpoints from "@/lib/leader/endpoints";
import { editableLeaders } from "@/lib/leader/queries";
import { lockRow } from "@/lib/lock-row";
import { personDetails } from "@/lib/person/views";
import { deleteUnusedPictures } from "@/lib/picture/commands";

const select = {
  personId: true,
  email: true,
  phoneNumber: true,
  person: { select: personDetails },
  _count: { select: { teams: true, deputyOf: true } },
} as const;

/**
 * Deletes a leader without a team, and their person unless it has another role. Throws 403 after registration, 404, 409
 * for the leader or deputy of a team.
 */
export async function deleteLeader(actor: Actor, id: string, now: Date): Promise<true> {
  await inTransaction(async (transaction) => {
    const edition = await lockEdition(transaction);
    await lockRow(transaction, "Leader", id);
    const leader = await transaction.leader.findFirst({ where: { id, ...editableLeaders(actor) }, select });
    if (!leader) throw notFound("leader");
    requireBeforeDeadline(actor, edition, "roster", now);
    const { personId, person, _count: uses, ...before } = leader;
    if (uses.teams + uses.deputyOf > 0) throw new AppError(409, `${person.fullName} leads a team.`);
    await transaction.leader.delete({ where: { id }, select: { id: true } });
    const withoutOtherRole = { id: personId, assignedRoles: { isEmpty: true }, contestant: null, guide: null };
    const { count } = await transaction.person.deleteMany({ where: withoutOtherRole });
    if (count > 0) await deleteUnusedPictures(transaction, [person.pictureHash]);
    const deleted = { after: null, teamIds: [] };
    const personChange = { entity: "Person", entityId: personId, before: person, ...deleted } as const;
    await recordChanges(transaction, actor, endpoints.deleteLeader, [
      { entity: "Leader", entityId: id, before, ...deleted },
      ...(count > 0 ? [personChange] : []),
    ]);
  });
  return true;
}
