import "server-only";
import { randomUUID } from "node:crypto";
import { guestRole } from "@/lib/edition/person-roles";
import { currentEdition } from "@/lib/edition/queries";
import { requireBeforeDeadline } from "@/lib/edition/rules";
import * as endpoints from "@/lib/person/endpoints";
import type { PersonInput } from "@/lib/person/inputs";
import { lockEditionForPerson, personDataSelect, preparePerson, toPersonData } from "@/lib/person/person-data";
import { readPerson } from "@/lib/person/queries";
import type { Person } from "@/lib/person/schema";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db, inTransaction } from "@/lib/platform/db/client";
import { lockRow } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { deleteUnusedPictures, storePictures } from "@/lib/platform/picture/commands";
import { type AuditedChange, recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey, earlierResult } from "@/lib/platform/write/idempotency";
import type { Idempotency } from "@/lib/platform/write/idempotency-key";
import { requireVersion } from "@/lib/platform/write/version";
import { releaseTransfers } from "@/lib/travel/transfers/release-transfers";

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
async function lockPerson(transaction: Database, actor: Actor, id: string) {
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

/**
 * Adds a person to the current edition; registrators add guests of their own country. Requests
 * with the same idempotency key add one person. Throws 403, 409 for a key of another request, 422.
 */
export async function addPerson(
  actor: Actor,
  input: PersonInput,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Person> {
  const earlier = idempotency && (await earlierResult(db(), actor, idempotency));
  if (earlier) return readPerson(earlier);
  const request = await preparePerson(actor, input, now);
  const id = randomUUID();
  const createdId = await inTransaction(async (transaction) => {
    const before = idempotency && (await claimKey(transaction, actor, idempotency, id));
    if (before) return before;
    const edition = await lockEditionForPerson(transaction, request);
    const person = toPersonData(request, edition, null);
    await storePictures(transaction, request.pictures);
    await transaction.person.createMany({ data: [{ id, editionId: request.editionId, ...person }] });
    const change: AuditedChange = { entity: "Person", entityId: id, before: null, after: person, teamIds: [] };
    await recordChanges(transaction, actor, endpoints.addPerson, [change]);
    return id;
  });
  return readPerson(createdId);
}

/**
 * Changes a person, who keeps the stored picture unless it is removed or a new one is sent, and loses the transfers of a
 * guest together with that role. Throws 403, 404, 409 for a stale version or another country of a team member, 422.
 */
export async function changePerson(actor: Actor, id: string, input: PersonInput, now: Date): Promise<Person> {
  const request = await preparePerson(actor, input, now);
  await inTransaction(async (transaction) => {
    const edition = await lockEditionForPerson(transaction, request);
    const { version, data: before, isTeamMember, teamIds } = await lockPerson(transaction, actor, id);
    requireVersion(version, input.version);
    const after = toPersonData(request, edition, before);
    if (isTeamMember && after.countryId !== before.countryId) {
      throw new AppError(409, "A team member must be from the team's country.");
    }
    await storePictures(transaction, request.pictures);
    await transaction.person.updateMany({ where: { id }, data: { ...after, version: { increment: 1 } } });
    await deleteUnusedPictures(transaction, [before.pictureHash]);
    const isGuest = after.assignedRoles.includes(guestRole);
    const transfers = isGuest ? {} : await releaseTransfers(transaction, { personId: id });
    await recordChanges(transaction, actor, endpoints.changePerson, [
      { entity: "Person", entityId: id, before: { ...before, ...transfers }, after, teamIds },
    ]);
  });
  return readPerson(id);
}

/** Removes a person without a leader, contestant or guide record. Throws 403, 404, 409. */
export async function removePerson(actor: Actor, id: string, now: Date): Promise<true> {
  requireBeforeDeadline(actor, await currentEdition(), "details", now);
  await inTransaction(async (transaction) => {
    const { data: before, isTeamMember, isGuide } = await lockPerson(transaction, actor, id);
    if (isTeamMember || isGuide) {
      throw new AppError(409, "Leaders, contestants and guides cannot be removed here.");
    }
    await transaction.person.delete({ where: { id }, select: { id: true } });
    await deleteUnusedPictures(transaction, [before.pictureHash]);
    const change: AuditedChange = { entity: "Person", entityId: id, before, after: null, teamIds: [] };
    await recordChanges(transaction, actor, endpoints.removePerson, [change]);
  });
  return true;
}
