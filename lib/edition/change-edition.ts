import "server-only";
import { lockEditable } from "@/lib/edition/lock-edition";
import { getSettings } from "@/lib/edition/queries";
import type { EditionSettings } from "@/lib/edition/schema";
import type { EditionRow } from "@/lib/edition/views";
import type { EditionUpdateInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import type { AuditedEndpoint } from "@/lib/platform/write/audit-log";
import type { AuditedFields } from "@/lib/platform/write/changes";
import { write } from "@/lib/platform/write/write";

interface EditionChange {
  columns?: EditionUpdateInput;
  before: AuditedFields;
  after: AuditedFields;
}

/**
 * Increases the edition's version. `change` runs in the transaction, which excludes all other writes. Throws 404 for an
 * unknown id, and 409 for a past edition or a stale version.
 */
export async function changeEdition(
  actor: Actor,
  endpoint: AuditedEndpoint,
  id: string,
  version: number | null | undefined,
  change: (transaction: Database, edition: EditionRow) => Promise<EditionChange>,
): Promise<EditionSettings> {
  return write(actor, endpoint, async ({ transaction, audit }) => {
    const edition = await lockEditable(transaction, id, version);
    const { columns, before, after } = await change(transaction, edition);
    const data = { ...columns, version: { increment: 1 } };
    await transaction.edition.update({ where: { id }, data, select: { id: true } });
    audit({ entity: "Edition", entityId: id, name: String(edition.year), before, after });
    return getSettings(id, transaction);
  });
}
