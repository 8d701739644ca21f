import "server-only";
import { lockEditable } from "@/lib/edition/lock-edition";
import type { CurrentEdition } from "@/lib/edition/views";
import type { EditionUpdateInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, inTransaction } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import { type AuditedEndpoint, recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";

type Audited = NonNullable<Parameters<typeof recordChanges>[3][number]["before"]>;

/** The columns to update in the edition's own row, and the audit log's record of everything that changed. */
export interface EditionChange {
  columns?: EditionUpdateInput;
  before: Audited;
  after: Audited;
}

interface SaveRequest {
  id: string;
  endpoint: AuditedEndpoint;
  version: number | null | undefined;
}

/**
 * Runs `change` on the current edition or the next one in one transaction, updates its row and writes the audit log.
 * Throws 404 for an unknown edition, 409 for a past one or a stale version.
 */
export async function saveEdition(
  actor: Actor,
  { id, endpoint, version }: SaveRequest,
  change: (transaction: Database, edition: CurrentEdition) => Promise<EditionChange>,
): Promise<void> {
  await inTransaction(async (transaction) => {
    const { edition } = await lockEditable(transaction, id);
    requireVersion(edition.version, version);
    const { columns, before, after } = await change(transaction, edition);
    await transaction.edition.update({
      where: { id },
      data: { ...columns, version: { increment: 1 } },
      select: { id: true },
    });
    await recordChanges(transaction, actor, endpoint, [{ entity: "Edition", entityId: id, before, after }]);
  });
}

/** Throws 422 on each item of `list` whose id is not stored or occurs twice. */
export function requireStored(
  list: string,
  items: readonly { id: string | null }[],
  stored: readonly { id: string }[],
): void {
  const unused = new Set(stored.map(({ id }) => id));
  const errors: FieldErrors = {};
  items.forEach(({ id }, i) => {
    if (id && !unused.delete(id)) errors[`${list}.${i}.id`] = ["This was removed in the meantime or is listed twice."];
  });
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
