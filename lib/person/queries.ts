import "server-only";
import { requireOwnCountry } from "@/lib/country/rules";
import { leaderOfNoWithdrawnTeam, participating } from "@/lib/edition/participating";
import { committeeRoles, guestRole } from "@/lib/edition/person-roles";
import { getContestEnums, ofYear } from "@/lib/edition/queries";
import type { PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Person } from "@/lib/person/schema";
import { fullPersonSelect, toFullPerson } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { db } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";

const inCurrentEdition = { edition: { isCurrent: true } } as const;

async function findPeople(where: PersonWhereInput): Promise<Person[]> {
  const rows = await db().person.findMany({
    where,
    select: fullPersonSelect,
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return rows.map(toFullPerson);
}

function hasRole(role: string): PersonWhereInput {
  if (role === "LEADER") return { leader: leaderOfNoWithdrawnTeam };
  if (role === "CONTESTANT") return { contestant: { team: participating } };
  if (role === "GUIDE") return { guide: { isNot: null } };
  return { assignedRoles: { has: role } };
}

/**
 * A country's people with a role, by name, in one edition or the current one; registrators may list only their own
 * country's guests. Throws 400 for an unknown role, 403.
 */
export async function listPeopleByRole(
  actor: Actor,
  role: string,
  countryId: string,
  contestId: string | null,
): Promise<Person[]> {
  requireOwnCountry(actor, countryId);
  if (actor.role !== "Administrator" && role !== guestRole)
    throw new AppError(403, "Your account may list guests only.");
  if (!(await getContestEnums()).personRolesList.includes(role)) throw new AppError(400, "There is no such role.");
  const ofEdition = contestId ? { editionId: contestId } : inCurrentEdition;
  return findPeople({ ...ofEdition, countryId, ...hasRole(role) });
}

/** The people with a role in a committee of one edition or the current one, by name. */
export async function listCommitteePeople(contestId: string | null): Promise<Person[]> {
  const where = contestId ? { id: contestId } : { isCurrent: true };
  const edition = await db().edition.findFirst({ where, select: { id: true, committees: { select: { key: true } } } });
  if (!edition) return [];
  const roles = edition.committees.flatMap(({ key }) => Object.values(committeeRoles(key)));
  return findPeople({ editionId: edition.id, assignedRoles: { hasSome: roles } });
}

/** The people of an edition who have an assigned role or no leader, contestant or guide record, by name. */
export function listPeople(year?: number): Promise<Person[]> {
  const withoutRecords = { leader: null, contestant: null, guide: null };
  return findPeople({ edition: ofYear(year), OR: [{ assignedRoles: { isEmpty: false } }, withoutRecords] });
}

export async function findPerson(id: string): Promise<Person | null> {
  const row = await db().person.findFirst({ where: { id, ...inCurrentEdition }, select: fullPersonSelect });
  return row && toFullPerson(row);
}

export async function readPerson(id: string): Promise<Person> {
  const row = await db().person.findUnique({ where: { id }, select: fullPersonSelect });
  if (!row) throw notFound("person");
  return toFullPerson(row);
}
