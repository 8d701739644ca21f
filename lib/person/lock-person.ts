import "server-only";
import { lockCurrentOrNext, lockEdition } from "@/lib/edition/lock-edition";
import { editableBy, isAlone, ledTeamsOf } from "@/lib/edition/participating";
import { type EditScope, requireBeforeDeadline } from "@/lib/edition/rules";
import { personDataSelect } from "@/lib/person/person-data";
import type { Actor } from "@/lib/platform/auth/session";
import { byId, lockRow } from "@/lib/platform/db/lock-row";
import { notFound } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";

const teamSelect = { select: { id: true, name: true, countryId: true, isOnline: true, withdrawnAt: true } } as const;
const select = {
  ...personDataSelect,
  editionId: true,
  version: true,
  leader: { select: { teams: teamSelect, deputyOf: teamSelect } },
  contestant: { select: { personForContactName: true, team: teamSelect } },
  guide: { select: { id: true } },
} as const;

const onlyGuest = { isGuest: true, committees: { none: {} }, leader: null, contestant: null, guide: null };

/** Registrators may change people of their country who are guests and nothing else. */
export const changeableBy = (actor: Actor) => ({
  ...editableBy(actor),
  ...(actor.role !== "Administrator" && onlyGuest),
});

/**
 * Throws 403 after the deadline, and 404 for a person whom the actor may not change. Administrators may also change people
 * of the next edition.
 */
export async function lockPerson({ transaction, actor }: UnitOfWork, id: string, scope: EditScope, now: Date) {
  const current = await lockEdition(transaction);
  requireBeforeDeadline(actor, current, scope, now);
  await lockRow(transaction, "Person", id);
  const where = actor.role === "Administrator" ? { edition: { year: { gte: current.year } } } : changeableBy(actor);
  const row = await transaction.person.findFirst({ where: { id, ...where }, select });
  if (!row) throw notFound("person");
  const edition = await lockCurrentOrNext(transaction, row.editionId);
  const { editionId: _, version, leader, contestant, guide, ...data } = row;
  const isTeamMember = leader !== null || contestant !== null;
  const ledTeams = ledTeamsOf(leader);
  const teams = [...ledTeams, ...(contestant ? [contestant.team] : [])].sort(byId);
  const travelsAlone = contestant !== null && isAlone(contestant);
  // A contestant who travels without the leader has transfers of their own.
  const isLoneParty = travelsAlone && !contestant.team.isOnline && !contestant.team.withdrawnAt;
  return { edition, version, data, isTeamMember, travelsAlone, isLoneParty, isGuide: guide !== null, teams };
}
