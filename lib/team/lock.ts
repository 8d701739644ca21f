import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { type EditScope, requireBeforeDeadline } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { travelSelect } from "@/lib/travel/view";

const select = {
  id: true,
  editionId: true,
  countryId: true,
  name: true,
  group: true,
  isOnline: true,
  isOfficial: true,
  leaderId: true,
  deputyLeaderId: true,
  ...travelSelect,
  withdrawnAt: true,
  version: true,
} as const;

/** Filters the teams that a user may edit: those of the current edition, for registrators their country's. */
export function editableTeams(actor: Actor) {
  const current = { edition: { isCurrent: true } };
  return actor.role === "Administrator" ? current : { ...current, countryId: actor.countryId ?? "" };
}

/**
 * Locks the current edition and a team, even a withdrawn one, until the transaction ends and returns both. Throws 404 for
 * a team that does not exist or is another country's.
 */
export async function lockAnyTeam(transaction: Database, actor: Actor, teamId: string) {
  const edition = await lockEdition(transaction);
  await lockRow(transaction, "Team", teamId);
  const team = await transaction.team.findFirst({ where: { id: teamId, ...editableTeams(actor) }, select });
  if (!team) throw notFound("team");
  return { team, edition };
}

/**
 * Locks the current edition and a team until the transaction ends and returns both. Throws 404 for a team that does not
 * exist or is another country's, 403 after the deadline, 409 for a withdrawn team.
 */
export async function lockTeam(transaction: Database, actor: Actor, teamId: string, scope: EditScope, now: Date) {
  const locked = await lockAnyTeam(transaction, actor, teamId);
  requireBeforeDeadline(actor, locked.edition, scope, now);
  if (locked.team.withdrawnAt) throw new AppError(409, "This team is withdrawn. An administrator can restore it.");
  return locked;
}
