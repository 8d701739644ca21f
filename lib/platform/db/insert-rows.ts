import "server-only";
import { Prisma } from "@/lib/generated/prisma/client";
import { type Database, quoted } from "@/lib/platform/db/client";

type RowOf<Table extends Prisma.ModelName> = Exclude<
  NonNullable<Prisma.TypeMap["model"][Table]["operations"]["createMany"]["args"]["data"]>,
  readonly unknown[]
>;

/**
 * Inserts any number of rows by one statement; a column that only some rows have is null in the others. Raw SQL, because
 * Prisma's createMany would keep other requests waiting for half a second with a thousand rows.
 */
export async function insertRows<Table extends Prisma.ModelName>(
  transaction: Database,
  table: Table,
  rows: readonly RowOf<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = new Set(rows.flatMap(Object.keys));
  const columns = Prisma.join([...names].map(quoted));
  await transaction.$executeRaw`
    INSERT INTO ${quoted(table)} (${columns})
    SELECT ${columns} FROM jsonb_populate_recordset(NULL::${quoted(table)}, ${JSON.stringify(rows)}::jsonb)`;
}
