import "server-only";
import type { Contestant } from "@/lib/contestant/schema";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { requireOwnCountry } from "@/lib/country/rules";
import { editableBy, participating } from "@/lib/edition/participating";
import { ofYear } from "@/lib/edition/queries";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { TeamWhereInput } from "@/lib/generated/prisma/models";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { compareNames } from "@/lib/platform/text/sort";
import type { PublicTeam, Team } from "@/lib/team/schema";
import {
  type ParticipatingCountry,
  publicTeamSelect,
  type RegistrationDay,
  teamCardSelect,
  teamSelect,
  toPublicTeam,
  toTeam,
  toTeamCard,
  withoutHiddenAnswers,
} from "@/lib/team/views";

async function findTeams(where: TeamWhereInput, isForGuides = false): Promise<Team[]> {
  const rows = await db().team.findMany({
    where: { ...participating, edition: ofYear(), ...where },
    select: teamSelect,
  });
  return rows.sort(byCountryAndName).map((row) => toTeam(isForGuides ? withoutHiddenAnswers(row) : row));
}

export const listTeams = (): Promise<Team[]> => findTeams({});

export async function listPublicTeams(): Promise<PublicTeam[]> {
  const rows = await db().team.findMany({ where: { ...participating, edition: ofYear() }, select: publicTeamSelect });
  return rows.sort(byCountryAndName).map(toPublicTeam);
}

/**
 * With `countryId`, the cards are for that country's registrators and include pictures that visitors must not see.
 * Without `year`, they are of the current edition and include native names.
 */
export async function listTeamCards({ year, countryId }: { year?: number; countryId?: string }) {
  const where = { ...participating, edition: ofYear(year), countryId };
  const rows = await db().team.findMany({ where, select: teamCardSelect });
  const options = { hasNativeNames: year === undefined, isPublic: countryId === undefined };
  return rows.sort(byCountryAndName).map((row) => toTeamCard(row, options));
}

export function listWithdrawnTeams(countryId: string): Promise<{ id: string; name: string; group: ContestantGroup }[]> {
  return db().team.findMany({
    where: { edition: ofYear(), countryId, withdrawnAt: { not: null } },
    select: { id: true, name: true, group: true },
    orderBy: { name: "asc" },
  });
}

/** Throws 403 for another country's registrator. */
export async function listTeamsOfCountry(actor: Actor, countryId: string): Promise<Team[]> {
  requireOwnCountry(actor, countryId);
  return findTeams({ countryId });
}

export const listTeamsWithoutGuide = (): Promise<Team[]> => findTeams({ guideId: null });

/** Throws 404 for an unknown guide, and for a guide who reads the teams of another one. */
export async function listTeamsOfGuide(actor: Actor, guideId: string): Promise<Team[]> {
  const ownGuide = actor.role === "Administrator" ? {} : { userId: actor.id };
  const count = await db().guide.count({ where: { id: guideId, edition: ofYear(), ...ownGuide } });
  if (count === 0) throw notFound("guide");
  return findTeams({ guideId }, actor.role !== "Administrator");
}

export const listTeamsOfGuideUser = (userId: string): Promise<Team[]> => findTeams({ guide: { userId } }, true);

/** The caller checks access. Throws 404. */
export async function readTeam(transaction: Database, id: string): Promise<Team> {
  const row = await transaction.team.findUnique({ where: { id }, select: teamSelect });
  if (!row) throw notFound("team");
  return toTeam(row);
}

/** The caller checks access. Throws 404. */
export async function readContestant(transaction: Database, id: string): Promise<Contestant> {
  const row = await transaction.team.findFirst({ where: { contestants: { some: { id } } }, select: teamSelect });
  const contestant = row && toTeam(row).contestants.find((member) => member.id === id);
  if (!contestant) throw notFound("contestant");
  return contestant;
}

/** The team and the others of its country; null if there is no such team, or it is another country's. */
export async function findTeamToEdit(actor: Actor, id: string): Promise<{ team: Team; others: Team[] } | null> {
  const found = await db().team.findFirst({
    where: { id, ...participating, ...editableBy(actor) },
    select: { countryId: true },
  });
  if (!found) return null;
  const teams = await listTeamsOfCountry(actor, found.countryId);
  const team = teams.find((candidate) => candidate.id === id);
  return team ? { team, others: teams.filter((other) => other.id !== id) } : null;
}

/** By the name of the country, without withdrawn teams. */
export async function getParticipation(year?: number): Promise<ParticipatingCountry[]> {
  const teams = await db().team.findMany({
    where: { ...participating, edition: ofYear(year) },
    select: { country: { select: { alpha2: true, name: true } }, _count: { select: { contestants: true } } },
  });
  const countries = new Map<string, ParticipatingCountry>();
  for (const { country, _count } of teams) {
    const { alpha2: code, name } = country;
    const counted = countries.get(code) ?? { code, name, teams: 0, contestants: 0 };
    counted.teams += 1;
    counted.contestants += _count.contestants;
    countries.set(code, counted);
  }
  return [...countries.values()].sort((a, b) => compareNames(a.name, b.name));
}

/** How many teams and contestants were registered on each day, at the venue's time. */
export function listRegistrationDays(edition: { id: string; timeZone: string }): Promise<RegistrationDay[]> {
  return db().$queryRaw<RegistrationDay[]>`
    SELECT to_char(t."createdAt" AT TIME ZONE ${edition.timeZone}, 'YYYY-MM-DD') AS "date",
      count(DISTINCT t."id")::int AS "teams",
      count(c."id")::int AS "contestants"
    FROM "Team" t
    LEFT JOIN "Contestant" c ON c."teamId" = t."id"
    WHERE t."editionId" = ${edition.id}::uuid AND t."withdrawnAt" IS NULL
    GROUP BY 1 ORDER BY 1`;
}
