import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { requireBeforeDeadline } from "@/lib/edition/rules";
import * as endpoints from "@/lib/leader/endpoints";
import { editableLeaders } from "@/lib/leader/queries";
import { deletePersonWithoutRole } from "@/lib/person/update-person";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";

const select = {
  personId: true,
  email: true,
  phoneNumber: true,
  person: { select: { id: true, ...personDetails } },
  _count: { select: { teams: true, deputyOf: true } },
} as const;

/** Deletes a leader without a team, and their person unless it has another role. */
export async function deleteLeader(actor: Actor, id: string, now: Date): Promise<true> {
  await write(actor, endpoints.deleteLeader, async (unit) => {
    const { transaction, audit } = unit;
    const edition = await lockEdition(transaction);
    await lockRow(transaction, "Leader", id);
    const leader = await transaction.leader.findFirst({ where: { id, ...editableLeaders(actor) }, select });
    if (!leader) throw notFound("leader");
    requireBeforeDeadline(actor, edition, "roster", now);
    const { person, _count: uses, ...before } = leader;
    if (uses.teams + uses.deputyOf > 0) throw new AppError(409, `${person.fullName} leads a team.`);
    await transaction.leader.delete({ where: { id } });
    audit({ entity: "Leader", entityId: id, name: person.fullName, before, after: null, teamIds: [] });
    await deletePersonWithoutRole(unit, person);
  });
  return true;
}
