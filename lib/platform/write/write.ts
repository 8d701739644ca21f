import "server-only";
import { randomUUID } from "node:crypto";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { type AuditedChange, type AuditedEndpoint, recordChanges } from "@/lib/platform/write/audit-log";
import { claimKey, type Idempotency } from "@/lib/platform/write/idempotency";

/** What one write may use: its transaction, who asked for it, and the audit log. */
export interface UnitOfWork {
  transaction: Database;
  actor: Actor;
  audit: (...changes: AuditedChange[]) => void;
}

/**
 * Runs `change` in one transaction and writes what it audits to the audit log. Returns what `change` returns. Throws what
 * it throws, and 503 if other transactions take too long to end.
 */
export function write<T>(
  actor: Actor,
  endpoint: AuditedEndpoint,
  change: (unit: UnitOfWork) => Promise<T>,
  options?: { timeout?: number },
): Promise<T> {
  return inTransaction(async (transaction) => {
    const changes: AuditedChange[] = [];
    const result = await change({ transaction, actor, audit: (...more) => void changes.push(...more) });
    await recordChanges(transaction, actor, endpoint, changes);
    return result;
  }, options);
}

/**
 * As `write`, for a write that creates a record: gives its id to `insert` and returns it. Requests with the same
 * idempotency key create one record and return its id. Throws 409 if an earlier request with the key had another body.
 */
export function create(
  actor: Actor,
  endpoint: AuditedEndpoint,
  idempotency: Idempotency | null,
  insert: (unit: UnitOfWork, id: string) => Promise<unknown>,
): Promise<string> {
  return write(actor, endpoint, async (unit) => {
    const id = randomUUID();
    const earlierId = idempotency && (await claimKey(unit.transaction, actor, idempotency, id));
    if (earlierId) return earlierId;
    await insert(unit, id);
    return id;
  });
}
