import "server-only";
import { findNames } from "@/lib/audit/entity-names";
import { type AuditEntry, type AuditQuery, auditEntry } from "@/lib/audit/schema";
import { currentEdition } from "@/lib/edition/queries";
import type { AuditEntryWhereInput } from "@/lib/generated/prisma/models";
import { db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";
import { dayIn } from "@/lib/platform/time/time-zone";

const pageSize = 100;

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

async function toWhere({ entity, id, person, team, day, before }: AuditQuery): Promise<AuditEntryWhereInput> {
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

/** The matching entries of the audit log, newest first. */
export async function listAudit(query: AuditQuery, take = pageSize): Promise<AuditEntry[]> {
  const rows = await db().auditEntry.findMany({ where: await toWhere(query), orderBy: { id: "desc" }, take, select });
  return rows.map((row) => ({
    ...row,
    id: String(row.id),
    at: row.at.toISOString(),
    changes: auditEntry.shape.changes.parse(row.changes),
  }));
}

interface FilterOption {
  id: string;
  name: string;
}

async function listAuthors(): Promise<FilterOption[]> {
  const authors = await db().auditEntry.groupBy({ by: ["userId"] });
  const users = await db().user.findMany({
    where: { id: { in: authors.map(({ userId }) => userId) } },
    select: { id: true, name: true, email: true },
  });
  return users.map(({ id, name, email }) => ({ id, name: `${name} (${email})` }));
}

async function listCurrentTeams(): Promise<FilterOption[]> {
  const teams = await db().team.findMany({
    where: { edition: { isCurrent: true } },
    select: { id: true, name: true, country: { select: { name: true } } },
  });
  return teams.map(({ id, name, country }) => ({ id, name: `${name} (${country.name})` }));
}

/**
 * The options of the audit log's filters by name: accounts with entries, and teams of the current edition. The chosen ones
 * are included even if they were deleted or belong to another edition.
 */
export async function listAuditFilterOptions(chosen: { person?: string | undefined; team?: string | undefined }) {
  const chosenIds = [chosen.person, chosen.team].filter((id) => id !== undefined);
  const [people, teams, names] = await Promise.all([listAuthors(), listCurrentTeams(), findNames(chosenIds)]);
  const withChosen = (options: FilterOption[], id: string | undefined, unknownName: string) => {
    const isMissing = id !== undefined && !options.some((option) => option.id === id);
    const all = isMissing ? [...options, { id, name: names.get(id)?.name ?? unknownName }] : options;
    return all.sort((a, b) => compareNames(a.name, b.name));
  };
  return {
    people: withChosen(people, chosen.person, "A deleted account"),
    teams: withChosen(teams, chosen.team, "A deleted team"),
  };
}
