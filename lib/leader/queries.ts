import "server-only";
import { requireOwnCountry } from "@/lib/country/rules";
import { participating } from "@/lib/edition/participating";
import { ofYear } from "@/lib/edition/queries";
import type { LeaderWhereInput } from "@/lib/generated/prisma/models";
import type { Leader, LeaderRecord } from "@/lib/leader/schema";
import { leaderWithTeams, toLeaderWithTeams, type UnusedLeader } from "@/lib/leader/views";
import { personSelect, toPerson } from "@/lib/person/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { type FieldErrors, invalid } from "@/lib/platform/errors/problem";
import { travelSelect } from "@/lib/travel/view";

/** Filters the leaders that a user may change: those of the current edition, for registrators their country's. */
export function editableLeaders(actor: Actor): LeaderWhereInput {
  const own = actor.role === "Administrator" ? {} : { countryId: actor.countryId ?? "" };
  return { person: { edition: { isCurrent: true }, ...own } };
}

/** The leaders of a country in the current edition, by name. Throws 403 for another country's registrator. */
export async function listLeadersOfCountry(actor: Actor, countryId: string): Promise<Leader[]> {
  requireOwnCountry(actor, countryId);
  const leaders = await db().leader.findMany({
    where: { person: { countryId, edition: { isCurrent: true } } },
    select: leaderWithTeams,
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.map(toLeaderWithTeams);
}

const ledTeam = {
  where: participating,
  select: { name: true, group: true, ...travelSelect },
  orderBy: { name: "asc" },
} as const;

/** The leaders of an edition by name, one record per team led (specification, section 3, "Leader record"). */
export async function listLeaderRecords(year?: number): Promise<LeaderRecord[]> {
  const leaders = await db().leader.findMany({
    where: { person: { edition: ofYear(year) } },
    select: { phoneNumber: true, email: true, person: { select: personSelect }, teams: ledTeam, deputyOf: ledTeam },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.flatMap(({ person, phoneNumber, email, teams, deputyOf }) => {
    const led = [
      ...teams.map((team) => ({ team, isDeputy: false })),
      ...deputyOf.map((team) => ({ team, isDeputy: true })),
    ];
    return led.map(({ team: { name, group, ...travel }, isDeputy }) => ({
      person: toPerson(person, ["LEADER"], travel),
      phoneNumber,
      email,
      teamName: name,
      teamGroup: group,
      isDeputy,
    }));
  });
}

/** The leaders that a user may change and that no team has, by name. */
export async function listUnusedLeaders(actor: Actor): Promise<UnusedLeader[]> {
  const leaders = await db().leader.findMany({
    where: { ...editableLeaders(actor), teams: { none: {} }, deputyOf: { none: {} } },
    select: {
      id: true,
      email: true,
      phoneNumber: true,
      person: { select: { fullName: true, country: { select: { name: true } } } },
    },
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return leaders.map(({ person, ...leader }) => ({
    ...leader,
    fullName: person.fullName,
    countryName: person.country.name,
  }));
}

interface EditionCountry {
  editionId: string;
  countryId: string;
}

/** Ids in a request, by field. */
type IdsByField = Record<string, string | null>;

/** Throws 422 with `message` on each field whose id is not among those that `find` returns. */
async function requireFound(
  fields: IdsByField,
  find: (ids: string[]) => Promise<{ id: string }[]>,
  message: string,
): Promise<void> {
  const ids = Object.values(fields).filter((id) => id !== null);
  if (ids.length === 0) return;
  const found = new Set((await find(ids)).map(({ id }) => id));
  const errors: FieldErrors = {};
  for (const [field, id] of Object.entries(fields)) if (id !== null && !found.has(id)) errors[field] = [message];
  if (Object.keys(errors).length > 0) throw invalid(errors);
}

/** Throws 422 on each field whose leader is not one of this country in this edition. */
export async function requireLeaders(
  database: Database,
  { editionId, countryId }: EditionCountry,
  fields: IdsByField,
): Promise<void> {
  const find = (ids: string[]) =>
    database.leader.findMany({ where: { id: { in: ids }, person: { editionId, countryId } }, select: { id: true } });
  await requireFound(fields, find, "This leader is not from your country.");
}

/** Throws 422 on each field whose person is not one of this country in this edition who can become a leader. */
export async function requireLeaderCandidates(
  database: Database,
  { editionId, countryId }: EditionCountry,
  fields: IdsByField,
): Promise<void> {
  const find = (ids: string[]) =>
    database.person.findMany({
      where: { id: { in: ids }, editionId, countryId, leader: null, contestant: null },
      select: { id: true },
    });
  await requireFound(fields, find, "This person is not from your country or cannot become a leader.");
}
