import "server-only";
import { changesBetween } from "@/lib/audit/changes";
import type { AuditedEntity } from "@/lib/audit/entities";
import type { ApiKey } from "@/lib/auth/access";
import type { Actor } from "@/lib/auth/session";
import type { Database } from "@/lib/db";
import type { AuditEntryCreateManyInput } from "@/lib/generated/prisma/models";

/** One entity that a write touched: its fields before (null: it was made) and after (null: it is gone). */
export interface AuditedChange {
  entity: AuditedEntity;
  entityId: string;
  before: Parameters<typeof changesBetween>[0];
  after: Parameters<typeof changesBetween>[1];
}

/**
 * Writes into the audit trail, in the transaction of the change itself. Entities whose fields are as they were leave no
 * entry. Callers pass neither passwords nor pictures' bytes (a picture is its hash).
 */
export async function recordChanges(
  transaction: Database,
  actor: Actor,
  action: ApiKey,
  changed: AuditedChange[],
): Promise<void> {
  const data = changed.flatMap(({ entity, entityId, before, after }): AuditEntryCreateManyInput[] => {
    const changes = changesBetween(before, after);
    if (Object.keys(changes).length === 0) return [];
    return [{ userId: actor.id, userName: actor.name, action, entity, entityId, changes }];
  });
  if (data.length > 0) await transaction.auditEntry.createMany({ data });
}
