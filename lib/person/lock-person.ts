import "server-only";
import { guestRole } from "@/lib/edition/person-roles";
import { personDataSelect } from "@/lib/person/person-data";
import type { Actor } from "@/lib/platform/auth/session";
import { lockRow } from "@/lib/platform/db/lock-row";
import { notFound } from "@/lib/platform/errors/problem";
import type { UnitOfWork } from "@/lib/platform/write/write";

const select = {
  ...personDataSelect,
  version: true,
  leader: { select: { id: true, teams: { select: { id: true } }, deputyOf: { select: { id: true } } } },
  contestant: { select: { id: true, teamId: true } },
  guide: { select: { id: true } },
} as const;

/** Administrators may change everybody, registrators only those of their country who are guests and nothing else. */
function changeablePeople(actor: Actor) {
  const current = { edition: { isCurrent: true } };
  if (actor.role === "Administrator") return current;
  const onlyGuest = { assignedRoles: { equals: [guestRole] }, leader: null, contestant: null, guide: null };
  return { ...current, countryId: actor.countryId ?? "", ...onlyGuest };
}

/** Locks a person until the transaction ends. Throws 404 for one that the actor may not change. */
export async function lockPerson({ transaction, actor }: UnitOfWork, id: string) {
  await lockRow(transaction, "Person", id);
  const found = await transaction.person.findFirst({ where: { id, ...changeablePeople(actor) }, select });
  if (!found) throw notFound("person");
  const { version, leader, contestant, guide, ...data } = found;
  const teams = leader ? [...leader.teams, ...leader.deputyOf] : [];
  return {
    version,
    data,
    isTeamMember: Boolean(leader || contestant),
    isGuide: Boolean(guide),
    teamIds: [...teams.map((team) => team.id), ...(contestant ? [contestant.teamId] : [])],
  };
}
