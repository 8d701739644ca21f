import "server-only";
import { contestantColumns } from "@/lib/contestant/views";
import { lockEdition } from "@/lib/edition/lock-edition";
import { editableBy } from "@/lib/edition/participating";
import { type EditScope, requireBeforeDeadline, requireParticipating } from "@/lib/edition/rules";
import { personDetails } from "@/lib/person/views";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { requireVersion } from "@/lib/platform/write/version";
import type { UnitOfWork } from "@/lib/platform/write/write";
import { readTeam } from "@/lib/team/queries";
import { travelSelect } from "@/lib/travel/views";

const teamSelect = {
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

/** Locks a team, also a withdrawn one. Throws 404 for an unknown team or another country's. */
export async function lockAnyTeam({ transaction, actor }: UnitOfWork, teamId: string) {
  const edition = await lockEdition(transaction);
  await lockRow(transaction, "Team", teamId);
  const team = await transaction.team.findFirst({ where: { id: teamId, ...editableBy(actor) }, select: teamSelect });
  if (!team) throw notFound("team");
  return { team, edition };
}

export type LockedTeam = Awaited<ReturnType<typeof lockAnyTeam>>["team"];

/** Throws 404 for an unknown team or another country's, 403 after the deadline, 409 for a withdrawn team. */
export async function lockTeam(unit: UnitOfWork, teamId: string, scope: EditScope, now: Date) {
  const locked = await lockAnyTeam(unit, teamId);
  requireBeforeDeadline(unit.actor, locked.edition, scope, now);
  requireParticipating([locked.team]);
  return locked;
}

/** Throws 409 with the stored team for a stale version. */
export function requireTeamVersion(
  { transaction }: UnitOfWork,
  { id, version }: LockedTeam,
  given: number | null | undefined,
): Promise<void> {
  // Assigning a guide or a transfer does not raise the version, so its entries are left out.
  const actions = ["/api/Team", "/api/Leader"].map((path) => ({ action: { contains: path } }));
  const changes = { entity: "Team", entityId: id, OR: actions };
  return requireVersion(transaction, { stored: version, given, changes, current: () => readTeam(transaction, id) });
}

const contestantSelect = {
  teamId: true,
  personId: true,
  number: true,
  ...contestantColumns,
  username: true,
  version: true,
  person: { select: { id: true, isGuest: true, ...personDetails, ...travelSelect } },
} as const;

export const justMoved = () => new AppError(409, "Somebody else changed this at the same moment. Please try again.");

/** Throws as `lockTeam`, 404 for an unknown contestant, and 409 for one who is moved to another team meanwhile. */
export async function lockContestant(unit: UnitOfWork, id: string, scope: EditScope, now: Date) {
  const { transaction, actor } = unit;
  const where = { id, team: editableBy(actor) };
  const found = await transaction.contestant.findFirst({ where, select: { teamId: true, personId: true } });
  if (!found) throw notFound("contestant");
  const locked = await lockTeam(unit, found.teamId, scope, now);
  // A contestant who travels alone must not get a transfer meanwhile.
  await lockRow(transaction, "Person", found.personId);
  // Another request may have changed, moved or removed the contestant before the lock.
  const contestant = await transaction.contestant.findFirst({ where, select: contestantSelect });
  if (!contestant) throw notFound("contestant");
  if (contestant.teamId !== found.teamId) throw justMoved();
  return { ...locked, contestant };
}
