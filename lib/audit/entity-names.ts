import "server-only";
import { auditEntry } from "@/lib/audit/schema";
import { db } from "@/lib/platform/db/client";
import { auditedEntities } from "@/lib/platform/write/entities";

export interface EntityName {
  id: string;
  name: string;
  /** Whether it is a team that takes part in the current edition, which can be edited. */
  isCurrentTeam: boolean;
}

const person = { select: { fullName: true } } as const;
const country = { select: { name: true } } as const;

async function findExisting(ids: string[]): Promise<EntityName[]> {
  const where = { id: { in: ids } };
  const [people, leaders, contestants, guides, teams, users, countries, exceptions, transfers, editions] =
    await Promise.all([
      db().person.findMany({ where, select: { id: true, fullName: true } }),
      db().leader.findMany({ where, select: { id: true, person } }),
      db().contestant.findMany({ where, select: { id: true, person } }),
      db().guide.findMany({ where, select: { id: true, person } }),
      db().team.findMany({
        where,
        select: { id: true, name: true, withdrawnAt: true, country, edition: { select: { isCurrent: true } } },
      }),
      db().user.findMany({ where, select: { id: true, name: true, email: true } }),
      db().country.findMany({ where, select: { id: true, name: true } }),
      db().deadlineException.findMany({ where, select: { id: true, country } }),
      db().transfer.findMany({ where, select: { id: true, vehicle: true } }),
      db().edition.findMany({ where, select: { id: true, year: true, name: true } }),
    ]);
  const others = [
    ...people.map(({ id, fullName }) => ({ id, name: fullName })),
    ...[...leaders, ...contestants, ...guides].map(({ id, person }) => ({ id, name: person.fullName })),
    ...users.map(({ id, name, email }) => ({ id, name: `${name} (${email})` })),
    ...countries,
    ...exceptions.map(({ id, country }) => ({ id, name: country.name })),
    ...transfers.map(({ id, vehicle }) => ({ id, name: vehicle })),
    ...editions.map(({ id, year, name }) => ({ id, name: `${year}, ${name}` })),
  ];
  return [
    ...others.map((entity) => ({ ...entity, isCurrentTeam: false })),
    ...teams.map(({ id, name, withdrawnAt, country, edition }) => ({
      id,
      name: `${name} (${country.name})`,
      isCurrentTeam: edition.isCurrent && !withdrawnAt,
    })),
  ];
}

interface LoggedName {
  name: string | null;
  /** The person or country that the entity is named after. */
  namesakeId: string | null;
}

/** The last names of deleted entities in the audit log, by id. */
async function findLogged(ids: string[]): Promise<Map<string, LoggedName>> {
  const entries = await db().auditEntry.findMany({
    where: { entity: { in: [...auditedEntities] }, entityId: { in: ids } },
    orderBy: { id: "desc" },
    select: { entityId: true, changes: true },
  });
  const logged = new Map<string, LoggedName>();
  for (const { entityId, changes } of entries) {
    const fields = auditEntry.shape.changes.parse(changes);
    const lastText = (field: string) => {
      const [before, after] = fields[field] ?? [];
      const value = after ?? before;
      return typeof value === "string" ? value : null;
    };
    const name = lastText("fullName") ?? lastText("name") ?? lastText("vehicle");
    const namesakeId = lastText("personId") ?? lastText("countryId");
    if (!logged.has(entityId) && (name ?? namesakeId)) logged.set(entityId, { name, namesakeId });
  }
  return logged;
}

/** The names of entities of any kind by id; deleted ones have their last name. Unknown ids are missing from the result. */
export async function findNames(ids: readonly string[]): Promise<Map<string, EntityName>> {
  const existing = await findExisting([...new Set(ids)]);
  const names = new Map(existing.map((entity) => [entity.id, entity]));
  const deleted = ids.filter((id) => !names.has(id));
  if (deleted.length === 0) return names;
  const logged = await findLogged(deleted);
  const namesakes = [...logged.values()].flatMap(({ name, namesakeId }) => (name || !namesakeId ? [] : [namesakeId]));
  const namesakeNames = namesakes.length > 0 ? await findNames(namesakes) : new Map<string, EntityName>();
  for (const [id, { name, namesakeId }] of logged) {
    const known = name ?? namesakeNames.get(namesakeId ?? "")?.name;
    if (known) names.set(id, { id, name: known, isCurrentTeam: false });
  }
  return names;
}
