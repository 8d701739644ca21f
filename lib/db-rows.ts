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

const quoted = (name: string) => `"${name}"`;

function insertInto(table: string, rows: readonly object[]): Prisma.Sql {
  const columns = Object.keys(rows[0] ?? {})
    .map(quoted)
    .join(", ");
  return Prisma.sql`${Prisma.raw(`${quoted(`new ${table}`)} AS (INSERT INTO ${quoted(table)} (${columns})
    SELECT ${columns} FROM json_populate_recordset(NULL::${quoted(table)}, `)}${JSON.stringify(rows)}::json))`;
}

/**
 * The beginning (WITH …) of a statement that adds rows to several tables, so that they cost one way to the database and
 * back; a SELECT has to follow, which sees the tables as they were before. References between the rows are judged at its
 * end, whatever their order; columns that no row names get their defaults.
 */
export function insertTogether(rows: NewRows): Prisma.Sql {
  const inserts = Object.entries(rows).filter(([, ofTable]) => ofTable.length > 0);
  return Prisma.sql`WITH ${Prisma.join(inserts.map(([table, ofTable]) => insertInto(table, ofTable)))}`;
}
