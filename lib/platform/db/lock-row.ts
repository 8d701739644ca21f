import "server-only";
import type { Prisma } from "@/lib/generated/prisma/client";
import { type Database, quoted } from "@/lib/platform/db/client";

/** Raw SQL, because Prisma has no row locks. */
export async function lockRows(transaction: Database, table: Prisma.ModelName, ids: readonly string[]): Promise<void> {
  // Ordered, so that two requests do not wait for each other.
  await transaction.$queryRaw`
    SELECT 1 FROM ${quoted(table)} WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
}

export const lockRow = (transaction: Database, table: Prisma.ModelName, id: string): Promise<void> =>
  lockRows(transaction, table, [id]);
