import "server-only";
import { contestantColumns } from "@/lib/contestant/views";
import type { EditScope } from "@/lib/edition/rules";
import { personDetails } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { editableTeams, lockTeam } from "@/lib/team/lock";

const select = {
  teamId: true,
  personId: true,
  number: true,
  ...contestantColumns,
  username: true,
  version: true,
  person: { select: personDetails },
} as const;

/**
 * Locks a contestant's team and the current edition until the transaction ends and returns them with the contestant.
 * Throws 404 for a contestant that does not exist or is another country's, 403 after the deadline.
 */
export async function lockContestant(transaction: Database, actor: Actor, id: string, scope: EditScope, now: Date) {
  const where = { id, team: editableTeams(actor) };
  const found = await transaction.contestant.findFirst({ where, select: { teamId: true } });
  if (!found) throw notFound("contestant");
  const locked = await lockTeam(transaction, actor, found.teamId, scope, now);
  // Another request may have changed or removed the contestant before the lock.
  const contestant = await transaction.contestant.findFirst({ where, select });
  if (!contestant) throw notFound("contestant");
  return { ...locked, contestant };
}
