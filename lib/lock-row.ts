import "server-only";
import type { Database } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";

/** Locks a row until the transaction ends. Raw SQL, because Prisma has no row locks. */
export async function lockRow(transaction: Database, table: "Leader" | "Person" | "Team", id: string): Promise<void> {
  await transaction.$queryRaw`SELECT 1 FROM ${Prisma.raw(`"${table}"`)} WHERE "id" = ${id}::uuid FOR UPDATE`;
}
