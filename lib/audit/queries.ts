import "server-only";
import { type AuditEntry, type AuditQuery, auditEntry } from "@/lib/audit/schema";
import type { AuditEntryGetPayload, AuditEntryWhereInput, TeamWhereInput } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { wordFilters } from "@/lib/platform/db/contains-text";
import { groupBy } from "@/lib/platform/group-by";
import { compareNames } from "@/lib/platform/text/sort";
import { dayIn } from "@/lib/platform/time/time-zone";
import { auditedEntities } from "@/lib/platform/write/entities";

const pageSize = 100;

const select = {
  id: true,
  at: true,
  userId: true,
  userName: true,
  writeId: true,
  action: true,
  entity: true,
  entityId: true,
  name: true,
  teamIds: true,
  changes: true,
} as const;

/** The start of the day (yyyy-MM-dd) at the venue, and of the next one. */
async function instantsOf(day: string) {
  const { timeZone } = await db().edition.findFirstOrThrow({ where: { isCurrent: true }, select: { timeZone: true } });
  return dayIn(day, timeZone);
}

async function toWhere({ q, entity, id, person, team, day, before }: AuditQuery): Promise<AuditEntryWhereInput> {
  const [from, to] = day ? await instantsOf(day) : [];
  return {
    AND: wordFilters(q ?? "", (contains) => ({ OR: [{ name: contains }, { userName: contains }] })),
    ...(entity && { entity }),
    ...(id && { entityId: id }),
    ...(person && { userId: person }),
    ...(team && { teamIds: { has: team } }),
    ...(from && { at: { gte: from, lt: to } }),
    ...(before && { id: { lt: BigInt(before) } }),
  };
}

type EntryRow = AuditEntryGetPayload<{ select: typeof select }>;

const toEntry = ({ id, at, changes, ...entry }: EntryRow): AuditEntry => ({
  ...entry,
  id: String(id),
  at: at.toISOString(),
  changes: auditEntry.shape.changes.parse(changes),
});

/** The newest `take` entries that match, newest first. */
export async function listAudit(query: AuditQuery, take = pageSize): Promise<AuditEntry[]> {
  const where = await toWhere(query);
  const rows = await db().auditEntry.findMany({ where, orderBy: { id: "desc" }, take, select });
  return rows.map(toEntry);
}

/** The entries of editions in these writes, which say what the writes were about. */
export async function listEditionEntries(writeIds: readonly string[]): Promise<AuditEntry[]> {
  const where = { entity: "Edition", writeId: { in: [...writeIds] } };
  const rows = await db().auditEntry.findMany({ where, orderBy: { id: "desc" }, select });
  return rows.map(toEntry);
}

/** A page has the writes of the newest `maxEntries` entries that match, at most `maxWrites`. */
const maxWrites = 60;
const maxEntries = 400;

/**
 * The newest writes with an entry that matches, with their matching entries and those of editions. All matching entries
 * between the oldest and the newest one are included. `older` is the next page's `before`, or null on the last page.
 */
export async function listWrites(query: AuditQuery): Promise<{ writes: AuditEntry[][]; older: string | null }> {
  const where = await toWhere(query);
  const newest = await db().auditEntry.findMany({
    where,
    orderBy: { id: "desc" },
    take: maxEntries,
    select: { writeId: true },
  });
  const writeIds = [...new Set(newest.map(({ writeId }) => writeId))].slice(0, maxWrites);
  const { _min } = await db().auditEntry.aggregate({
    where: { AND: [where, { writeId: { in: writeIds } }] },
    _min: { id: true },
  });
  if (_min.id === null) return { writes: [], older: null };
  const oldestId = _min.id;
  // Those of other writes, too: the next page begins below the oldest one, and simultaneous writes alternate.
  const rows = await db().auditEntry.findMany({
    where: { OR: [{ AND: [where, { id: { gte: oldestId } }] }, { entity: "Edition", writeId: { in: writeIds } }] },
    orderBy: { id: "desc" },
    select,
  });
  const writes = [...groupBy(rows, ({ writeId }) => writeId).values()].map((write) => write.map(toEntry));
  const older = await db().auditEntry.findFirst({
    where: { AND: [where, { id: { lt: oldestId } }] },
    select: { id: true },
  });
  return { writes, older: older && String(oldestId) };
}

const byName = (a: { name: string }, b: { name: string }) => compareNames(a.name, b.name);

/** Sorted by name. Only a team of the current edition that is not withdrawn `isEditable`. */
async function findTeams(where: TeamWhereInput) {
  const edition = { select: { isCurrent: true } };
  const country = { select: { name: true } };
  const teams = await db().team.findMany({
    where,
    select: { id: true, name: true, withdrawnAt: true, edition, country },
  });
  return teams
    .map(({ id, name, withdrawnAt, edition, country }) => {
      return { id, name: `${name} (${country.name})`, isEditable: edition.isCurrent && !withdrawnAt };
    })
    .sort(byName);
}

export type AuditedTeam = Awaited<ReturnType<typeof findTeams>>[number];

/** Unknown ids are left out. */
export const listTeams = (ids: readonly string[]) => findTeams({ id: { in: [...ids] } });

async function listAuthors(chosenId: string | undefined) {
  const authors = await db().auditEntry.groupBy({ by: ["userId"] });
  const ids = [...authors.map(({ userId }) => userId), ...(chosenId ? [chosenId] : [])];
  const users = await db().user.findMany({ where: { id: { in: ids } }, select: { id: true, name: true, email: true } });
  return users.map(({ id, name, email }) => ({ id, name: `${name} (${email})` })).sort(byName);
}

export async function listAuditFilterOptions(chosen: { person?: string | undefined; team?: string | undefined }) {
  const teamFilter = { OR: [{ edition: { isCurrent: true } }, ...(chosen.team ? [{ id: chosen.team }] : [])] };
  const [people, teams] = await Promise.all([listAuthors(chosen.person), findTeams(teamFilter)]);
  return { people, teams };
}

/** Names by id: of a deleted record, the last one in the audit log. Unknown ids are left out. */
export async function findNames(recordIds: readonly string[]): Promise<Map<string, string>> {
  const ids = { in: [...recordIds] };
  const [countries, users, teams, transfers, people, logged] = await Promise.all([
    db().country.findMany({ where: { id: ids }, select: { id: true, name: true } }),
    db().user.findMany({ where: { id: ids }, select: { id: true, name: true } }),
    db().team.findMany({ where: { id: ids }, select: { id: true, name: true } }),
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
  for (const { id, name } of [...countries, ...users, ...teams]) names.set(id, name);
  for (const { id, vehicle } of transfers) names.set(id, vehicle);
  for (const { fullName, leader, guide } of people) {
    if (leader) names.set(leader.id, fullName);
    if (guide) names.set(guide.id, fullName);
  }
  return names;
}
