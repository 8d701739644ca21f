import "server-only";
import type { AuditEntryWhereInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import { StaleVersionError } from "@/lib/platform/errors/problem";

const maxChanges = 20;

interface VersionCheck {
  stored: number;
  /** The edit is not checked without one. */
  given: number | null | undefined;
  /** The entries of the writes that raise the version. */
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
    take: maxChanges,
    select: { at: true, userName: true, changes: true },
  });
  // A write can have several entries, which have one time.
  const writes = [...new Set(entries.map(({ at }) => at.getTime()))].slice(0, Math.max(1, stored - given));
  const newer = entries.filter(({ at }) => writes.includes(at.getTime()));
  throw new StaleVersionError({
    current: await current(),
    changedBy: entries[0]?.userName,
    changed: [...new Set(newer.flatMap((entry) => Object.keys(entry.changes ?? {})))],
  });
}
