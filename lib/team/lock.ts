import "server-only";
import type { Actor } from "@/lib/auth/session";
import { editionDates, holdEdition } from "@/lib/contest/edition";
import { deadlinesOf, type EditionDates, editRefusal, rosterRefusal } from "@/lib/contest/rules";
import type { Database } from "@/lib/db";
import { AppError, notFound } from "@/lib/http/problem";
import { travelSelect } from "@/lib/person/views";

const select = {
  id: true,
  editionId: true,
  countryId: true,
  name: true,
  group: true,
  isOfficial: true,
  leaderId: true,
  deputyLeaderId: true,
  ...travelSelect,
  version: true,
  edition: { select: editionDates },
} as const;

/** What a write does to a team: its roster (frozen after registration) or people's details (editable a day longer). */
export type TeamWrite = "roster" | "details";

/**
 * Throws 403 with the date that has passed if a registrator comes too late by the own country's deadlines; administrators
 * are not bound by dates.
 */
export function requireTime(actor: Actor, edition: EditionDates, write: TeamWrite, now: Date): void {
  if (actor.role === "Administrator") return;
  const deadlines = deadlinesOf(edition, actor.countryId);
  const refusal = write === "roster" ? rosterRefusal(deadlines, now) : editRefusal(deadlines, now);
  if (refusal) throw new AppError(403, refusal);
}

/** Which teams of the current edition somebody may change: administrators all, registrators their country's. */
export function changeableTeams(actor: Actor) {
  const current = { edition: { isCurrent: true } };
  return actor.role === "Administrator" ? current : { ...current, countryId: actor.countryId ?? "" };
}

/**
 * The team that a write is about, locked until the transaction ends, so that writes to one team follow one another, and
 * its edition as it stays until then. Throws 404 for a team that is unknown or another country's, 403 after the deadline.
 */
export async function lockTeam(transaction: Database, actor: Actor, teamId: string, write: TeamWrite, now: Date) {
  const edition = await holdEdition(transaction);
  await transaction.$queryRaw`SELECT 1 FROM "Team" WHERE "id" = ${teamId}::uuid FOR UPDATE`;
  const team = await transaction.team.findFirst({ where: { id: teamId, ...changeableTeams(actor) }, select });
  if (!team) throw notFound("team");
  requireTime(actor, team.edition, write, now);
  return { ...team, edition };
}
