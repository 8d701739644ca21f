import "server-only";
import type { Actor } from "@/lib/auth/session";
import { ofYear } from "@/lib/contest/edition";
import { flagBase64 } from "@/lib/country/flags";
import { requireCountry } from "@/lib/country/ownership";
import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import type { TeamWhereInput } from "@/lib/generated/prisma/models";
import { notFound } from "@/lib/http/problem";
import { currentTeams, fullTeamJson } from "@/lib/team/full-json";
import type { PublicTeam, Team } from "@/lib/team/schema";
import { publicTeamSelect, type TeamCard, teamSelect, toPublicTeam, toTeam, toTeamCard } from "@/lib/team/views";

const alphabet = new Intl.Collator("en", { sensitivity: "base", numeric: true });

interface Ordered {
  name: string;
  country: { name: string };
}

/** By country name, then team name, whatever their case (specification, section 2, "Teams list"). */
function byCountryAndName(a: Ordered, b: Ordered): number {
  return alphabet.compare(a.country.name, b.country.name) || alphabet.compare(a.name, b.name);
}

async function findTeams(where: TeamWhereInput): Promise<Team[]> {
  const rows = await db().team.findMany({ where: { edition: ofYear(), ...where }, select: teamSelect });
  return rows.sort(byCountryAndName).map(toTeam);
}

async function findPublicTeams(where: TeamWhereInput) {
  const rows = await db().team.findMany({ where, select: publicTeamSelect });
  return rows.sort(byCountryAndName);
}

/** Every team of the current edition in full, for administrators: the JSON of a Team[] (api.md, "Team, full"). */
export async function listTeamsAsJson(): Promise<string> {
  const rows = await db().$queryRaw<{ name: string; country: { name: string }; alpha2: string; team: string }[]>(
    Prisma.sql`SELECT t."name", json_build_object('name', c."name") AS "country", c."alpha2",
      ${Prisma.raw(fullTeamJson())}::text AS "team" FROM ${Prisma.raw(currentTeams)}`,
  );
  const teams = rows
    .sort(byCountryAndName)
    .map(({ alpha2, team }) => `{"countryFlag":"${flagBase64(alpha2)}",${team.slice(1)}`);
  return `[${teams.join(",")}]`;
}

/** Every team of the current edition, as anybody may see it. */
export async function listPublicTeams(): Promise<PublicTeam[]> {
  return (await findPublicTeams({ edition: ofYear() })).map(toPublicTeam);
}

/** The teams page's cards: every team of an edition, the current one without a year. */
export async function listTeamCards(year?: number): Promise<TeamCard[]> {
  return (await findPublicTeams({ edition: ofYear(year) })).map(toTeamCard);
}

/** The cards of a country's teams of the current edition. */
export async function listTeamCardsOfCountry(countryId: string): Promise<TeamCard[]> {
  return (await findPublicTeams({ edition: ofYear(), countryId })).map(toTeamCard);
}

/** A country's teams in full. Throws 403 for another country's registrator. */
export async function listTeamsOfCountry(actor: Actor, countryId: string): Promise<Team[]> {
  requireCountry(actor, countryId);
  return findTeams({ countryId });
}

/** The teams without a guide, in full. */
export const listTeamsWithoutGuide = (): Promise<Team[]> => findTeams({ guideId: null });

/** A guide's teams in full; the caller has seen to it that they may be shown. */
export const listTeamsOfGuide = (guideId: string): Promise<Team[]> => findTeams({ guideId });

/** One team in full; the caller has seen to it that it may be shown. Throws 404. */
export async function readTeam(id: string): Promise<Team> {
  const row = await db().team.findUnique({ where: { id }, select: teamSelect });
  if (!row) throw notFound("team");
  return toTeam(row);
}
