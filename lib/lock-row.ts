import "server-only";
import { type Database, quoted } from "@/lib/db";

/** Locks a row until the transaction ends. Raw SQL, because Prisma has no row locks. */
export async function lockRow(
  transaction: Database,
  table: "Guide" | "Leader" | "Person" | "Team" | "Transfer" | "User",
  id: string,
): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM ${quoted(table)} WHERE "id" = ${id}::uuid FOR UPDATE`;
}
