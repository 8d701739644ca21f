import "server-only";
import { requireOwnCountry } from "@/lib/country/rules";
import { participating, participatingLeader } from "@/lib/edition/participating";
import { committeeRoles, guestRole, roleName } from "@/lib/edition/person-roles";
import { ofYear } from "@/lib/edition/queries";
import type { PersonWhereInput } from "@/lib/generated/prisma/models";
import type { Person } from "@/lib/person/schema";
import { fullPersonSelect, toFullPerson } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { AppError, notFound } from "@/lib/platform/errors/problem";

const inCurrentEdition = { edition: { isCurrent: true } } as const;

const inEdition = (id: string | null) => (id ? { editionId: id } : inCurrentEdition);

async function findPeople(where: PersonWhereInput): Promise<Person[]> {
  const rows = await db().person.findMany({
    where,
    select: fullPersonSelect,
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return rows.map(toFullPerson);
}

/** A filter for the people with a role. Throws 400 for a role that the current edition does not have. */
async function hasRole(role: string): Promise<PersonWhereInput> {
  if (role === "LEADER") return { leader: participatingLeader };
  if (role === "CONTESTANT") return { contestant: { team: participating } };
  if (role === "GUIDE") return { guide: { isNot: null } };
  if (role === guestRole) return { isGuest: true };
  const committees = await db().committee.findMany({ where: inCurrentEdition, select: { key: true } });
  const found = committeeRoles(committees).find((one) => roleName(one) === role);
  if (!found) throw new AppError(400, "There is no such role.");
  return { committees: { some: found } };
}

/** Throws 400 for an unknown role, and 403 for a registrator unless it is their own country's guests. */
export async function listPeopleByRole(
  actor: Actor,
  role: string,
  countryId: string,
  contestId: string | null,
): Promise<Person[]> {
  requireOwnCountry(actor, countryId);
  if (actor.role !== "Administrator" && role !== guestRole)
    throw new AppError(403, "Your account may list guests only.");
  return findPeople({ ...inEdition(contestId), countryId, ...(await hasRole(role)) });
}

export function listCommitteePeople(contestId: string | null): Promise<Person[]> {
  return findPeople({ ...inEdition(contestId), committees: { some: {} } });
}

/** People who have an assigned role, or no leader, contestant or guide record; of the current edition without `year`. */
export function listPeople(year?: number): Promise<Person[]> {
  const withoutRecords = { leader: null, contestant: null, guide: null };
  return findPeople({ edition: ofYear(year), OR: [{ isGuest: true }, { committees: { some: {} } }, withoutRecords] });
}

export async function findPerson(id: string, editionId: string): Promise<Person | null> {
  const row = await db().person.findFirst({ where: { id, editionId }, select: fullPersonSelect });
  return row && toFullPerson(row);
}

/** Reads a person of any edition within a write. Throws 404. */
export async function readPerson(transaction: Database, id: string): Promise<Person> {
  const row = await transaction.person.findUnique({ where: { id }, select: fullPersonSelect });
  if (!row) throw notFound("person");
  return toFullPerson(row);
}
