import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { editableBy, ledTeamsOf } from "@/lib/edition/participating";
import { type EditScope, requireBeforeDeadline, requireParticipating } from "@/lib/edition/rules";
import { personDetails } from "@/lib/person/views";
import { byId, lockRows } from "@/lib/platform/db/lock-row";
import { notFound } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";

const teamSelect = { select: { id: true, name: true, countryId: true, withdrawnAt: true } } as const;
const select = {
  personId: true,
  email: true,
  phoneNumber: true,
  version: true,
  teams: teamSelect,
  deputyOf: teamSelect,
  person: { select: { id: true, countryId: true, ...personDetails } },
} as const;

/** Locks the person too. Throws 403 after the deadline, 404, and 409 if all of the leader's teams are withdrawn. */
export async function lockLeader({ transaction, actor }: UnitOfWork, id: string, scope: EditScope, now: Date) {
  const edition = await lockEdition(transaction);
  const where = { id, person: editableBy(actor) };
  const unlocked = await transaction.leader.findFirst({ where, select: { personId: true } });
  await lockRows(transaction, { Person: unlocked ? [unlocked.personId] : [], Leader: [id] });
  // Another request may have deleted the leader before the lock.
  const row = await transaction.leader.findFirst({ where, select });
  if (!row) throw notFound("leader");
  requireBeforeDeadline(actor, edition, scope, now);
  const { teams, deputyOf, ...leader } = row;
  const ledTeams = ledTeamsOf({ teams, deputyOf }).sort(byId);
  requireParticipating(ledTeams);
  return { edition, leader, teams: ledTeams };
}
