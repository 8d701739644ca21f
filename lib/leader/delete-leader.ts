import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline } from "@/lib/edition/rules";
import * as endpoints from "@/lib/leader/endpoints";
import { editableLeaders } from "@/lib/leader/queries";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures } from "@/lib/platform/picture/commands";
import { recordChanges } from "@/lib/platform/write/audit-log";

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
