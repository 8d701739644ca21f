import "server-only";
import type { Database } from "@/lib/platform/db/client";
import { StaleVersionError } from "@/lib/platform/errors/problem";
import type { AuditedEntity } from "@/lib/platform/write/entities";

/**
 * Throws 409 if the stored version differs from the one the edit is based on.
 *
 * @param records under which changes of that version are in the audit log; none if others are there too
 */
export async function requireVersion(
  transaction: Database,
  records: { entity: AuditedEntity; entityId: string }[],
  stored: number,
  given: number | null | undefined,
): Promise<void> {
  if (given === null || given === undefined || given === stored) return;
  const last = await transaction.auditEntry.findFirst({
    where: { OR: records },
    orderBy: { id: "desc" },
    select: { userName: true },
  });
  throw new StaleVersionError(last?.userName ?? null);
}
