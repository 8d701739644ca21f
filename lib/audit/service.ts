import "server-only";
import { z } from "zod";
import { auditedEntities } from "@/lib/audit/entities";
import { db } from "@/lib/db";
import { id } from "@/lib/ids";

const pageSize = 100;

const wholeNumber = z.string().regex(/^\d{1,18}$/, "before must be the id of an entry.");

/** `?entity=&id=&before=`: all optional; `before` is the id of the last entry of the page before. */
export const auditQuery = z.object({
  entity: z.enum(auditedEntities, "There is no such entity.").optional(),
  id: id.optional(),
  before: wholeNumber.optional(),
});

/** One change: `changes` holds, by field, the value before and the value after. */
export const auditEntry = z.object({
  id: z.string(),
  at: z.iso.datetime(),
  userId: z.guid(),
  userName: z.string(),
  action: z.string(),
  entity: z.string(),
  entityId: z.guid(),
  changes: z.record(z.string(), z.tuple([z.unknown(), z.unknown()])),
});

const changes = auditEntry.shape.changes;

/** The newest 100 entries of the audit trail that match, newest first. */
export async function listAudit(query: z.output<typeof auditQuery>): Promise<z.output<typeof auditEntry>[]> {
  const rows = await db().auditEntry.findMany({
    where: {
      ...(query.entity && { entity: query.entity }),
      ...(query.id && { entityId: query.id }),
      ...(query.before && { id: { lt: BigInt(query.before) } }),
    },
    orderBy: { id: "desc" },
    take: pageSize,
  });
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    changes: changes.parse(row.changes),
  }));
}
