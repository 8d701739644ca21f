import "server-only";
import { type AuditEntry, type AuditQuery, auditEntry } from "@/lib/audit/schema";
import { currentEdition } from "@/lib/contest/edition";
import { db } from "@/lib/db";
import type { AuditEntryWhereInput } from "@/lib/generated/prisma/models";
import { dayIn } from "@/lib/time-zone";

/** How many entries the API gives at once. */
export const pageSize = 100;

const changes = auditEntry.shape.changes;

const select = {
  id: true,
  at: true,
  userId: true,
  userName: true,
  action: true,
  entity: true,
  entityId: true,
  teamIds: true,
  changes: true,
} as const;

async function matching({ entity, id, person, team, day, before }: AuditQuery): Promise<AuditEntryWhereInput> {
  const [from, to] = day ? dayIn(day, (await currentEdition()).timeZone) : [];
  return {
    ...(entity && { entity }),
    ...(id && { entityId: id }),
    ...(person && { userId: person }),
    ...(team && { teamIds: { has: team } }),
    ...(from && { at: { gte: from, lt: to } }),
    ...(before && { id: { lt: BigInt(before) } }),
  };
}

/** The newest `take` entries of the audit trail that match, newest first. */
export async function listAudit(query: AuditQuery, take = pageSize): Promise<AuditEntry[]> {
  const rows = await db().auditEntry.findMany({
    where: await matching(query),
    orderBy: { id: "desc" },
    take,
    select,
  });
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    changes: changes.parse(row.changes),
  }));
}
