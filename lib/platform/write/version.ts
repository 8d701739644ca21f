import "server-only";
import type { Database } from "@/lib/platform/db/client";
import { StaleVersionError } from "@/lib/platform/errors/problem";

/**
 * Throws 409 if the stored version differs from the one the edit is based on.
 *
 * @param ids under which the record's changes are in the audit log
 */
export async function requireVersion(
  transaction: Database,
  ids: string[],
  stored: number,
  given: number | null | undefined,
): Promise<void> {
  if (given === null || given === undefined || given === stored) return;
  const last = await transaction.auditEntry.findFirst({
    where: { entityId: { in: ids } },
    orderBy: { id: "desc" },
    select: { userName: true },
  });
  throw new StaleVersionError(last?.userName);
}
