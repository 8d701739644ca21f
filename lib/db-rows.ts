import { Prisma } from "@/lib/generated/prisma/client";
import type {
  AuditEntryCreateManyInput,
  ContestantCreateManyInput,
  LeaderCreateManyInput,
  PersonCreateManyInput,
  TeamCreateManyInput,
} from "@/lib/generated/prisma/models";

/** Rows to add, by table. Those of one table name the same columns. */
export interface NewRows {
  Person: readonly PersonCreateManyInput[];
  Leader: readonly LeaderCreateManyInput[];
  Team: readonly TeamCreateManyInput[];
  Contestant: readonly ContestantCreateManyInput[];
  AuditEntry: readonly AuditEntryCreateManyInput[];
}

/** What a column becomes, in SQL, instead of what its row says; by table and column. Constant text only. */
export type Computed = { [T in keyof NewRows]?: { [C in keyof NewRows[T][number]]?: string } };

const quoted = (name: string) => `"${name}"`;

function insertInto(table: string, rows: readonly object[], from: string, computed: Record<string, string>) {
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => computed[column] ?? quoted(column)).join(", ");
  return Prisma.sql`${Prisma.raw(`${quoted(`new ${table}`)} AS (INSERT INTO ${quoted(table)} (${columns.map(quoted).join(", ")})
    SELECT ${values} FROM ${quoted(from)} CROSS JOIN json_populate_recordset(NULL::${quoted(table)}, `)}${JSON.stringify(rows)}::json))`;
}

/**
 * Parts of a statement (after WITH) that add rows to several tables, so that they cost one way to the database and back.
 * They add nothing unless the part named `from` has its one row, whose columns `computed` may use. References between the
 * rows are judged at the statement's end, whatever their order; columns that no row names get their defaults.
 */
export function insertTogether(rows: NewRows, from: string, computed: Computed): Prisma.Sql {
  const inserts = Object.entries(rows).filter(([, ofTable]) => ofTable.length > 0);
  const byTable: Record<string, Record<string, string>> = computed;
  return Prisma.join(inserts.map(([table, ofTable]) => insertInto(table, ofTable, from, byTable[table] ?? {})));
}
