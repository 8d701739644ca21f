import "server-only";
import { db } from "@/lib/platform/db/client";
import { auditedEntities } from "@/lib/platform/write/entities";

/** The present names of records by id; deleted ones have the last in the audit log. Unknown ids are missing. */
export async function findNames(given: readonly string[]): Promise<Map<string, string>> {
  const ids = { in: [...given] };
  const [countries, users, transfers, people, logged] = await Promise.all([
    db().country.findMany({ where: { id: ids }, select: { id: true, name: true } }),
    db().user.findMany({ where: { id: ids }, select: { id: true, name: true } }),
    db().transfer.findMany({ where: { id: ids }, select: { id: true, vehicle: true } }),
    db().person.findMany({
      where: { OR: [{ leader: { id: ids } }, { guide: { id: ids } }] },
      select: { fullName: true, leader: { select: { id: true } }, guide: { select: { id: true } } },
    }),
    db().auditEntry.findMany({
      where: { entity: { in: [...auditedEntities] }, entityId: ids, name: { not: "" } },
      orderBy: { id: "asc" },
      select: { entityId: true, name: true },
    }),
  ]);
  const names = new Map(logged.map(({ entityId, name }) => [entityId, name]));
  for (const { id, name } of [...countries, ...users]) names.set(id, name);
  for (const { id, vehicle } of transfers) names.set(id, vehicle);
  for (const { fullName, leader, guide } of people) {
    if (leader) names.set(leader.id, fullName);
    if (guide) names.set(guide.id, fullName);
  }
  return names;
}
