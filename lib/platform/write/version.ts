import "server-only";
import type { AuditEntryWhereInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import { StaleVersionError } from "@/lib/platform/errors/problem";

const maxChanges = 20;

interface VersionCheck {
  stored: number;
  /** The edit is not checked without one. */
  given: number | null | undefined;
  changes: AuditEntryWhereInput;
  current: () => Promise<object | null> | object | null;
}

/** Throws 409, with the stored record and who changed it, for a stale version. */
export async function requireVersion(
  transaction: Database,
  { stored, given, changes, current }: VersionCheck,
): Promise<void> {
  if (given === null || given === undefined || given === stored) return;
  const entries = await transaction.auditEntry.findMany({
    where: changes,
    orderBy: { id: "desc" },
    take: Math.min(maxChanges, Math.max(1, stored - given)),
    select: { userName: true, changes: true },
  });
  throw new StaleVersionError({
    current: await current(),
    changedBy: entries[0]?.userName,
    changed: [...new Set(entries.flatMap((entry) => Object.keys(entry.changes ?? {})))],
  });
}
