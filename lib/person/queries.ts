import "server-only";
import type { Actor } from "@/lib/auth/session";
import { committeeRoles, getContestEnums } from "@/lib/contest/queries";
import { requireCountry } from "@/lib/country/ownership";
import { db } from "@/lib/db";
import type { PersonWhereInput } from "@/lib/generated/prisma/models";
import { AppError } from "@/lib/http/problem";
import { guestRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { personWithRecords, toPersonWithRecords } from "@/lib/person/select";

const ofEdition = (contestId: string | null) =>
  contestId ? { editionId: contestId } : { edition: { isCurrent: true } };

async function find(where: PersonWhereInput): Promise<Person[]> {
  const rows = await db().person.findMany({
    where,
    select: personWithRecords,
    orderBy: [{ fullName: "asc" }, { id: "asc" }],
  });
  return rows.map(toPersonWithRecords);
}

function holding(role: string): PersonWhereInput {
  if (role === "LEADER") return { leader: { isNot: null } };
  if (role === "CONTESTANT") return { contestant: { isNot: null } };
  if (role === "GUIDE") return { guide: { isNot: null } };
  return { assignedRoles: { has: role } };
}

/** A country's people who hold a role, by name; registrators see their own country's guests. Throws 400, 403. */
export async function listPeopleByRole(
  actor: Actor,
  role: string,
  countryId: string,
  contestId: string | null,
): Promise<Person[]> {
  requireCountry(actor, countryId);
  if (actor.role !== "Administrator" && role !== guestRole)
    throw new AppError(403, "Your account may list guests only.");
  if (!(await getContestEnums()).personRolesList.includes(role)) throw new AppError(400, "There is no such role.");
  return find({ ...ofEdition(contestId), countryId, ...holding(role) });
}

/** Everybody who holds a role of any committee of the edition, by name. */
export async function listCommitteePeople(contestId: string | null): Promise<Person[]> {
  const where = contestId ? { id: contestId } : { isCurrent: true };
  const edition = await db().edition.findFirst({ where, select: { id: true, committees: { select: { key: true } } } });
  if (!edition) return [];
  const roles = edition.committees.flatMap(({ key }) => Object.values(committeeRoles(key)));
  return find({ editionId: edition.id, assignedRoles: { hasSome: roles } });
}
