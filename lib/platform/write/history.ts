import "server-only";
import type { Database } from "@/lib/platform/db/client";
import type { AuditedEntity } from "@/lib/platform/write/entities";

interface Moment {
  id: string;
  /** Of ids. */
  field: string;
  at: Date;
  /** What counts if the field has not changed after that time. */
  current: string | null;
}

/** By the audit log, which id a field of one of the records had at a time after `since`. */
export async function readHistory(database: Database, entity: AuditedEntity, ids: readonly string[], since: Date) {
  const entries = await database.auditEntry.findMany({
    where: { entity, entityId: { in: [...ids] }, at: { gt: since } },
    orderBy: { id: "asc" },
    select: { entityId: true, at: true, changes: true },
  });
  return function idAt({ id, field, at, current }: Moment): string | null {
    const later = entries.filter((entry) => entry.entityId === id && entry.at > at);
    const changes = later.map((entry) => (entry.changes as Record<string, [string | null, string | null]>)[field]);
    const next = changes.find((change) => change !== undefined);
    return next ? next[0] : current;
  };
}
