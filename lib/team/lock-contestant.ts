import "server-only";
import { contestantColumns } from "@/lib/contestant/views";
import type { EditScope } from "@/lib/edition/rules";
import { personDetails } from "@/lib/person/views";
import { notFound } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { editableTeams, lockTeam } from "@/lib/team/lock";

const select = {
  teamId: true,
  personId: true,
  number: true,
  ...contestantColumns,
  username: true,
  version: true,
  person: { select: { id: true, ...personDetails } },
} as const;

/** Locks a contestant's team and the current edition until the transaction ends and returns them with the contestant. */
export async function lockContestant(unit: UnitOfWork, id: string, scope: EditScope, now: Date) {
  const { transaction, actor } = unit;
  const where = { id, team: editableTeams(actor) };
  const found = await transaction.contestant.findFirst({ where, select: { teamId: true } });
  if (!found) throw notFound("contestant");
  const locked = await lockTeam(unit, found.teamId, scope, now);
  // Another request may have changed or removed the contestant before the lock.
  const contestant = await transaction.contestant.findFirst({ where, select });
  if (!contestant) throw notFound("contestant");
  return { ...locked, contestant };
}
