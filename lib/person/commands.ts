import "server-only";
import { randomUUID } from "node:crypto";
import { type AuditedChange, recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { currentEdition } from "@/lib/contest/edition";
import { requireBeforeDeadline } from "@/lib/contest/rules";
import { type Database, db } from "@/lib/db";
import { claim, earlierResult } from "@/lib/http/idempotency";
import type { Idempotency } from "@/lib/http/idempotency-key";
import { AppError, notFound } from "@/lib/http/problem";
import { requireVersion } from "@/lib/http/version";
import { auditedPerson, columnsOf, holdChoices, prepare } from "@/lib/person/prepare";
import { guestRole } from "@/lib/person/rules";
import type { Person, PersonInput } from "@/lib/person/schema";
import { personWithRecords, toPersonWithRecords } from "@/lib/person/select";
import { deleteUnusedPictures, storePictures } from "@/lib/picture/commands";

const select = {
  ...auditedPerson,
  version: true,
  leader: { select: { id: true, teams: { select: { id: true } }, deputyOf: { select: { id: true } } } },
  contestant: { select: { id: true, teamId: true } },
  guide: { select: { id: true } },
} as const;

/**
 * Whom somebody may change through /api/Person: administrators everybody, registrators those of their country who are
 * guests and nothing else.
 */
function changeable(actor: Actor, id: string) {
  const current = { id, edition: { isCurrent: true } };
  if (actor.role === "Administrator") return current;
  const nothingElse = { assignedRoles: { equals: [guestRole] }, leader: null, contestant: null, guide: null };
  return { ...current, countryId: actor.countryId ?? "", ...nothingElse };
}

/** The person that a write is about, locked until the transaction ends. Throws 404 for one that isn't the actor's to change. */
async function lockPerson(transaction: Database, actor: Actor, id: string) {
  await transaction.$queryRaw`SELECT 1 FROM "Person" WHERE "id" = ${id}::uuid FOR UPDATE`;
  const found = await transaction.person.findFirst({ where: changeable(actor, id), select });
  if (!found) throw notFound("person");
  const { version, leader, contestant, guide, ...columns } = found;
  return {
    version,
    columns,
    belongsToTeam: Boolean(leader || contestant),
    teamIds: [
      ...(leader ? [...leader.teams, ...leader.deputyOf].map((team) => team.id) : []),
      ...(contestant ? [contestant.teamId] : []),
    ],
    isNeeded: Boolean(leader || contestant || guide),
  };
}

async function readPerson(id: string): Promise<Person> {
  const row = await db().person.findUnique({ where: { id }, select: personWithRecords });
  if (!row) throw notFound("person");
  return toPersonWithRecords(row);
}

/**
 * Adds a person to the current edition: a registrator a guest of the own country (api.md, POST /api/Person). The same
 * idempotency key makes one person, however many requests carry it. Throws 403, 409 for a key used otherwise, 422.
 */
export async function addPerson(
  actor: Actor,
  given: PersonInput,
  now: Date,
  idempotency: Idempotency | null,
): Promise<Person> {
  const earlier = idempotency && (await earlierResult(db(), actor, idempotency));
  if (earlier) return readPerson(earlier);
  const prepared = await prepare(actor, given, now);
  const id = randomUUID();
  const made = await db().$transaction(async (transaction) => {
    const before = idempotency && (await claim(transaction, actor, idempotency, id));
    if (before) return before;
    const person = columnsOf(given, await holdChoices(transaction, given, prepared), null);
    await storePictures(transaction, prepared.pictures);
    await transaction.person.createMany({ data: [{ id, editionId: prepared.edition.id, ...person }] });
    const change: AuditedChange = { entity: "Person", entityId: id, before: null, after: person, teamIds: [] };
    await recordChanges(transaction, actor, "POST /api/Person", [change]);
    return id;
  });
  return readPerson(made);
}

/**
 * Changes a person; without a new picture the stored one stays. Throws 403, 404, 409 for a stale version or for moving a
 * member of a team to another country, 422.
 */
export async function changePerson(actor: Actor, id: string, given: PersonInput, now: Date): Promise<Person> {
  const prepared = await prepare(actor, given, now);
  await db().$transaction(async (transaction) => {
    const held = await holdChoices(transaction, given, prepared);
    const { version, columns: before, belongsToTeam, teamIds } = await lockPerson(transaction, actor, id);
    requireVersion(version, given.version);
    const after = columnsOf(given, held, before);
    if (belongsToTeam && after.countryId !== before.countryId) {
      throw new AppError(409, "Members of a team belong to its country.");
    }
    await storePictures(transaction, prepared.pictures);
    await transaction.person.updateMany({ where: { id }, data: { ...after, version: { increment: 1 } } });
    if (after.pictureHash !== before.pictureHash) await deleteUnusedPictures(transaction, [before.pictureHash]);
    await recordChanges(transaction, actor, "PUT /api/Person/{id}", [
      { entity: "Person", entityId: id, before, after, teamIds },
    ]);
  });
  return readPerson(id);
}

/** Removes a person who neither leads, competes nor guides. Throws 403, 404, 409. */
export async function removePerson(actor: Actor, id: string, now: Date): Promise<true> {
  requireBeforeDeadline(actor, await currentEdition(), "details", now);
  await db().$transaction(async (transaction) => {
    const { columns: before, isNeeded } = await lockPerson(transaction, actor, id);
    if (isNeeded) throw new AppError(409, "This person leads, competes or guides, and cannot be removed here.");
    await transaction.person.delete({ where: { id }, select: { id: true } });
    await deleteUnusedPictures(transaction, [before.pictureHash]);
    const change: AuditedChange = { entity: "Person", entityId: id, before, after: null, teamIds: [] };
    await recordChanges(transaction, actor, "DELETE /api/Person/{id}", [change]);
  });
  return true;
}
