import "server-only";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { participating } from "@/lib/edition/participating";
import { ofYear } from "@/lib/edition/queries";
import type { GuideWhereInput } from "@/lib/generated/prisma/models";
import type { Guide } from "@/lib/guide/schema";
import { type GuidedTeam, guidedTeamSelect, guideSelect, toGuide, toGuidedTeam } from "@/lib/guide/views";
import type { Actor } from "@/lib/platform/auth/session";
import { type Database, db } from "@/lib/platform/db/client";
import { notFound } from "@/lib/platform/errors/problem";
import { forGuides } from "@/lib/question/views";

const inCurrentEdition = { edition: ofYear() } as const;

/** With `isForGuides`, leaves out answers that only administrators may see. Throws 404 if there is no such guide. */
async function findGuide(database: Database, where: GuideWhereInput, isForGuides = false): Promise<Guide> {
  const row = await database.guide.findFirst({ where: { ...where, ...inCurrentEdition }, select: guideSelect });
  if (!row) throw notFound("guide");
  return toGuide(isForGuides ? { ...row, person: forGuides(row.person) } : row);
}

/** Throws 404 for an id that the current edition does not have. */
export const readGuide = (transaction: Database, id: string): Promise<Guide> => findGuide(transaction, { id });

/** The guides of the edition of `year`, or of the current one. */
export async function listGuides(year?: number): Promise<Guide[]> {
  const rows = await db().guide.findMany({
    where: { edition: ofYear(year) },
    select: guideSelect,
    orderBy: [{ person: { fullName: "asc" } }, { id: "asc" }],
  });
  return rows.map(toGuide);
}

/** The teams, with or without a guide, of the edition of `year`, or of the current one. */
export async function listGuidedTeams(year?: number): Promise<GuidedTeam[]> {
  const teams = await db().team.findMany({
    where: { ...participating, edition: ofYear(year) },
    select: guidedTeamSelect,
  });
  return teams.sort(byCountryAndName).map(toGuidedTeam);
}

/** Throws 404 for a user who is no guide, and for another user's record unless the actor is an administrator. */
export async function getGuideOfUser(actor: Actor, userId: string): Promise<Guide> {
  if (actor.role !== "Administrator" && actor.id !== userId) throw notFound("guide");
  return findGuide(db(), { userId }, actor.role !== "Administrator");
}

/**
 * The users to choose from for a guide: those who are no guide of the current edition, and the guide's present user
 * `userId`.
 */
export function listGuideUsers(userId?: string): Promise<{ id: string; name: string; email: string }[]> {
  const free = { role: "Guide", disabledAt: null, guides: { none: inCurrentEdition } } as const;
  return db().user.findMany({
    where: userId ? { OR: [free, { id: userId }] } : free,
    select: { id: true, name: true, email: true },
    orderBy: [{ name: "asc" }, { email: "asc" }],
  });
}
