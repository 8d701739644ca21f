import "server-only";
import type { AuditEntryWhereInput } from "@/lib/generated/prisma/models";
import type { Database } from "@/lib/platform/db/client";
import { StaleVersionError } from "@/lib/platform/errors/problem";

interface VersionCheck {
  stored: number;
  /** Without one, the edit is not checked. */
  given: number | null | undefined;
  /** The entries of the writes that raise the version. */
  changes: AuditEntryWhereInput;
  /** Reads the stored record for the 409; null if it was deleted. */
  current: () => Promise<object | null> | object | null;
}

/** Throws 409, with the stored record and who changed it last, for a stale version. */
export async function requireVersion(
  transaction: Database,
  { stored, given, changes, current }: VersionCheck,
): Promise<void> {
  if (given === null || given === undefined || given === stored) return;
  const newest = await transaction.auditEntry.findFirst({
    where: changes,
    orderBy: { id: "desc" },
    select: { userName: true },
  });
  throw new StaleVersionError({ current: await current(), changedBy: newest?.userName });
}
