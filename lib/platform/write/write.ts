import "server-only";
import { randomUUID } from "node:crypto";
import { requireSession } from "@/lib/platform/auth/require-session";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { type AuditedChange, type AuditedEndpoint, recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey, type Idempotency } from "@/lib/platform/write/idempotency";

export interface UnitOfWork {
  transaction: Database;
  actor: Actor;
  audit: (...changes: AuditedChange[]) => void;
}

/**
 * `change` reads its response in the transaction too, because afterwards others may have changed or deleted the record.
 * Throws what `change` throws, 401 if the actor may no longer act, and 503 if other transactions take too long to end.
 */
export function write<T>(
  actor: Actor,
  endpoint: AuditedEndpoint,
  change: (unit: UnitOfWork) => Promise<T>,
  options?: { timeout?: number },
): Promise<T> {
  return inTransaction(async (transaction) => {
    // The body may have taken long to arrive, and its pictures long to encode.
    await requireSession(transaction, actor);
    const changes: AuditedChange[] = [];
    const result = await change({ transaction, actor, audit: (...more) => void changes.push(...more) });
    await recordChanges(transaction, actor, endpoint, changes);
    return result;
  }, options);
}

/**
 * Creates one record for all requests with the same idempotency key, and returns what `read` returns for its id. Throws
 * what `write` throws, and 409 if an earlier request had another body.
 */
export function create<T>(
  actor: Actor,
  endpoint: AuditedEndpoint,
  idempotency: Idempotency | null,
  insert: (unit: UnitOfWork, id: string) => Promise<unknown>,
  read: (transaction: Database, id: string) => Promise<T> | T,
): Promise<T> {
  return write(actor, endpoint, async (unit) => {
    const id = randomUUID();
    const earlierId = idempotency && (await claimKey(unit.transaction, actor, idempotency, id));
    if (!earlierId) await insert(unit, id);
    return read(unit.transaction, earlierId ?? id);
  });
}
