import "server-only";
import { changesBetween } from "@/lib/audit/changes";
import type { AuditedEntity, TeamMember } from "@/lib/audit/entities";
import type { ApiKey } from "@/lib/auth/access";
import type { Actor } from "@/lib/auth/session";
import type { Database } from "@/lib/db";
import type { AuditEntryCreateManyInput } from "@/lib/generated/prisma/models";

interface Change<E extends AuditedEntity> {
  entity: E;
  entityId: string;
  before: Parameters<typeof changesBetween>[0];
  after: Parameters<typeof changesBetween>[1];
}

/**
 * One entity that a write touched: its fields before (null: it was made) and after (null: it is gone). Of people it says
 * to which teams they belonged when it happened: those tell it as part of their history.
 */
export type AuditedChange =
  | (Change<TeamMember> & { teamIds: readonly string[] })
  | Change<Exclude<AuditedEntity, TeamMember>>;

function teamsOf(change: AuditedChange): string[] {
  if (change.entity === "Team") return [change.entityId];
  return "teamIds" in change ? [...change.teamIds] : [];
}

/**
 * The audit trail's rows on what `actor` did, for the transaction of the change itself. Entities whose fields are as they
 * were leave none. Callers pass neither passwords nor pictures' bytes (a picture is its hash).
 */
export function entriesOn(actor: Actor, action: ApiKey, changed: AuditedChange[]): AuditEntryCreateManyInput[] {
  return changed.flatMap((change): AuditEntryCreateManyInput[] => {
    const { entity, entityId, before, after } = change;
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return [];
    return [{ userId: actor.id, userName: actor.name, action, entity, entityId, teamIds: teamsOf(change), changes }];
  });
}

/** Writes the entries on a change into the audit trail, in its transaction. */
export async function recordChanges(
  transaction: Database,
  actor: Actor,
  action: ApiKey,
  changed: AuditedChange[],
): Promise<void> {
  const data = entriesOn(actor, action, changed);
  if (data.length > 0) await transaction.auditEntry.createMany({ data });
}
