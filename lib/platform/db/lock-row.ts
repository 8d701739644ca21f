import "server-only";
import { type Database, quoted } from "@/lib/platform/db/client";

type Lockable = "Guide" | "Leader" | "Person" | "Team" | "Transfer" | "User";

/** Raw SQL, because Prisma has no row locks. */
export async function lockRows(transaction: Database, table: Lockable, ids: readonly string[]): Promise<void> {
  // Ordered, so that two requests do not wait for each other.
  await transaction.$queryRaw`
    SELECT 1 FROM ${quoted(table)} WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR UPDATE`;
}

export const lockRow = (transaction: Database, table: Lockable, id: string): Promise<void> =>
  lockRows(transaction, table, [id]);
