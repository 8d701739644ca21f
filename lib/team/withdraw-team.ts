import "server-only";
import { requireNotFinal } from "@/lib/edition/require-not-final";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { AppError } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";
import * as endpoints from "@/lib/team/endpoints";
import { lockAnyTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import { releaseSeats } from "@/lib/team/release-seats";
import type { Team } from "@/lib/team/schema";
import { releaseTransfers } from "@/lib/travel/transfers/release-transfers";

/** Withdraws a team, which loses its seats and transfers and keeps everything else. Throws 404, 409 for a withdrawn team and once the results are final. */
export async function withdrawTeam(actor: Actor, id: string, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team, edition } = await lockAnyTeam(transaction, actor, id);
    requireNotFinal(edition);
    if (team.withdrawnAt) throw new AppError(409, "This team is already withdrawn.");
    const after = { withdrawnAt: now };
    const transfers = await releaseTransfers(transaction, { teamId: id });
    await transaction.team.updateMany({ where: { id }, data: { ...after, version: { increment: 1 } } });
    await recordChanges(transaction, actor, endpoints.withdrawTeam, [
      { entity: "Team", entityId: id, before: { withdrawnAt: null, ...transfers }, after },
      ...(await releaseSeats(transaction, id)),
    ]);
  });
  return readTeam(id);
}

/** Restores a withdrawn team; its contestants need new seats. Throws 404, 409 for a team that takes part and once the results are final. */
export async function restoreTeam(actor: Actor, id: string): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team, edition } = await lockAnyTeam(transaction, actor, id);
    requireNotFinal(edition);
    const { withdrawnAt } = team;
    if (!withdrawnAt) throw new AppError(409, "This team is not withdrawn.");
    const after = { withdrawnAt: null };
    await transaction.team.updateMany({ where: { id }, data: { ...after, version: { increment: 1 } } });
    await recordChanges(transaction, actor, endpoints.restoreTeam, [
      { entity: "Team", entityId: id, before: { withdrawnAt }, after },
    ]);
  });
  return readTeam(id);
}
