import "server-only";
import { lockEdition } from "@/lib/edition/lock-edition";
import { participating } from "@/lib/edition/participating";
import * as endpoints from "@/lib/guide/endpoints";
import type { TeamMove } from "@/lib/guide/inputs";
import { readGuide } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import type { Actor } from "@/lib/platform/auth/session";
import type { Database } from "@/lib/platform/db/client";
import { lockRows } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import type { AuditedEndpoint } from "@/lib/platform/write/audit-log";
import { write } from "@/lib/platform/write/write";

function outdated(moves: readonly TeamMove[]): AppError {
  if (moves.some(({ previousGuideId }) => previousGuideId)) return notFound("team of this guide");
  const detail = moves.length === 1 ? "This team already has a guide." : "Some of these teams already have a guide.";
  return new AppError(409, detail);
}

/**
 * Does not increase the teams' versions, because the form of a team does not have its guide. Throws 404 for an unknown
 * guide or team, 404 if a previous guide has changed meanwhile, and 409 for a team with a guide.
 */
async function move<T>(
  actor: Actor,
  endpoint: AuditedEndpoint,
  moves: readonly TeamMove[],
  read: (transaction: Database) => Promise<T> | T,
): Promise<T> {
  const ids = moves.map(({ id }) => id);
  const from = moves.map(({ previousGuideId }) => previousGuideId);
  const to = moves.map(({ guideId }) => guideId);
  const guideIds = [...new Set(to)].filter((id) => id !== null);
  return write(actor, endpoint, async ({ transaction, audit }) => {
    const { id: editionId } = await lockEdition(transaction);
    await lockRows(transaction, { Team: ids, Guide: guideIds });
    const guides = await transaction.guide.count({ where: { id: { in: guideIds }, editionId } });
    if (guides < guideIds.length) throw notFound("guide");
    const teams = await transaction.team.findMany({
      where: { ...participating, id: { in: ids }, editionId },
      select: { id: true, name: true },
    });
    if (teams.length < ids.length) throw notFound("team");
    // Raw SQL, because Prisma cannot update many rows with different values in one statement.
    const count = await transaction.$executeRaw`
      UPDATE "Team" t SET "guideId" = v."to"
      FROM unnest(${ids}::uuid[], ${from}::uuid[], ${to}::uuid[]) AS v("id", "from", "to")
      WHERE t."id" = v."id" AND t."guideId" IS NOT DISTINCT FROM v."from" AND t."withdrawnAt" IS NULL`;
    if (count < moves.length) throw outdated(moves);
    const names = new Map(teams.map(({ id, name }) => [id, name]));
    for (const { id, guideId, previousGuideId } of moves) {
      const change = { before: { guideId: previousGuideId }, after: { guideId } };
      audit({ entity: "Team", entityId: id, name: names.get(id) ?? "", ...change });
    }
    return read(transaction);
  });
}

/**
 * All teams are moved or none. Throws 404 for an unknown guide or team or a previous guide that has changed meanwhile, and
 * 409 if a team without a previous guide has one.
 */
export const moveTeams = (actor: Actor, moves: readonly TeamMove[]): Promise<true> =>
  move<true>(actor, endpoints.moveTeams, moves, () => true);

/** Throws 404 for an unknown guide or team, and 409 for a team with a guide. */
export function assignTeams(actor: Actor, guideId: string, teams: { id: string }[]): Promise<Guide> {
  const ids = [...new Set(teams.map(({ id }) => id))];
  const moves = ids.map((id) => ({ id, guideId, previousGuideId: null }));
  return move(actor, endpoints.assignTeams, moves, (transaction) => readGuide(transaction, guideId));
}

/** Throws 404 for a team that is not assigned to the guide. */
export function unassignTeam(actor: Actor, guideId: string, teamId: string): Promise<Guide> {
  const moves = [{ id: teamId, guideId: null, previousGuideId: guideId }];
  return move(actor, endpoints.unassignTeam, moves, (transaction) => readGuide(transaction, guideId));
}
