import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { insertRows } from "@/lib/platform/db/insert-rows";
import { siteTime } from "@/lib/platform/time/site-time";
import { type AuditedFields, changesBetween } from "@/lib/platform/write/changes";
import type { AuditedEntity, TeamMember } from "@/lib/platform/write/entities";

interface Change<E extends AuditedEntity> {
  entity: E;
  entityId: string;
  name: string;
  /** Null for a record that is added. */
  before: AuditedFields | null;
  /** Null for a record that is deleted. */
  after: AuditedFields | null;
}

/** `teamIds` are the member's teams at the time of the change, in whose history it is shown. */
export type AuditedChange =
  | (Change<TeamMember> & { teamIds: readonly string[] })
  | Change<Exclude<AuditedEntity, TeamMember>>;

export type AuditSentence = string | ((after: (field: string) => unknown) => string);

export interface AuditedEndpoint {
  key: string;
  audit: AuditSentence;
}

const rolesOfPeople: readonly AuditedEntity[] = ["Leader", "Contestant", "Guide"];

/** The person's id by the id of each changed leader, contestant and guide; without those that are deleted. */
async function findPersonIds(transaction: Database, changed: readonly AuditedChange[]): Promise<Map<string, string>> {
  const ids = changed.filter(({ entity }) => rolesOfPeople.includes(entity)).map(({ entityId }) => entityId);
  if (ids.length === 0) return new Map();
  const rows = await transaction.$queryRaw<{ id: string; personId: string }[]>`
    SELECT "id", "personId" FROM "Leader" WHERE "id" = ANY(${ids}::uuid[])
    UNION ALL SELECT "id", "personId" FROM "Contestant" WHERE "id" = ANY(${ids}::uuid[])
    UNION ALL SELECT "id", "personId" FROM "Guide" WHERE "id" = ANY(${ids}::uuid[])`;
  return new Map(rows.map(({ id, personId }) => [id, personId]));
}

function personOf({ entity, entityId, before }: AuditedChange, personIds: ReadonlyMap<string, string>): string | null {
  if (entity === "Person") return entityId;
  if (!rolesOfPeople.includes(entity)) return null;
  const deletedPersonId = before?.personId;
  return personIds.get(entityId) ?? (typeof deletedPersonId === "string" ? deletedPersonId : null);
}

function teamsOf(change: AuditedChange): string[] {
  if (change.entity === "Team") return [change.entityId];
  return "teamIds" in change ? [...change.teamIds] : [];
}

/** Leaves unchanged records out. Callers pass neither passwords nor the bytes of pictures. */
export async function recordChanges(
  transaction: Database,
  actor: Actor,
  { key: action }: AuditedEndpoint,
  changes: readonly AuditedChange[],
  at = siteTime(),
): Promise<void> {
  const changed = changes.flatMap((change) => {
    const changedFields = changesBetween(change.before, change.after);
    return Object.keys(changedFields).length > 0 ? [{ ...change, changedFields }] : [];
  });
  if (changed.length === 0) return;
  const edition = await transaction.edition.findFirst({ where: { isCurrent: true }, select: { id: true } });
  const personIds = await findPersonIds(transaction, changed);
  const { id: userId, name: userName } = actor;
  const write = { at, editionId: edition?.id ?? null, userId, userName, writeId: randomUUID(), action };
  const rows = changed.map((change) => {
    const { entity, entityId, name, changedFields } = change;
    const personId = personOf(change, personIds);
    return { ...write, entity, entityId, personId, name, teamIds: teamsOf(change), changes: changedFields };
  });
  await insertRows(transaction, "AuditEntry", rows);
}
