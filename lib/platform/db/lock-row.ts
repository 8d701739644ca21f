import "server-only";
import { type Database, quoted } from "@/lib/platform/db/client";

/**
 * Every transaction locks rows in this order, so that no two wait for each other: first the edition (`lockEdition`), then
 * these tables, each by id, then pictures (`storePictures`). A second call in a transaction may lock only what comes later
 * or is locked already. A write that cannot know beforehand which rows it changes locks the edition exclusively.
 */
export const lockOrder = ["User", "Team", "Person", "Leader", "Guide", "Contestant", "Transfer"] as const;

type LockedTable = (typeof lockOrder)[number];

/**
 * Waits for other transactions that have locked or changed these rows. A foreign key to a locked row does not wait: a write
 * that needs a row to stay, such as the leader of a team, locks it too.
 */
export async function lockRows(
  transaction: Database,
  rows: Partial<Record<LockedTable, readonly string[]>>,
): Promise<void> {
  for (const table of lockOrder) {
    const ids = rows[table] ?? [];
    if (ids.length === 0) continue;
    // Raw SQL, because Prisma has no row locks.
    await transaction.$queryRaw`
      SELECT 1 FROM ${quoted(table)} WHERE "id" = ANY(${ids}::uuid[]) ORDER BY "id" FOR NO KEY UPDATE`;
  }
}

/** The order for writes that change several records one after the other, such as mails. */
export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : 1);

export const lockRow = (transaction: Database, table: LockedTable, id: string): Promise<void> =>
  lockRows(transaction, { [table]: [id] });
