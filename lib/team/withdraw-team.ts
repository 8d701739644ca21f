import "server-only";
import { requireBeforeDeadline, requireNotFinal } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, requireConfirmed } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import { findRestoreProblems } from "@/lib/team/consequences";
import * as endpoints from "@/lib/team/endpoints";
import { lockAnyTeam } from "@/lib/team/lock-team";
import { readTeam } from "@/lib/team/queries";
import { releaseSeats } from "@/lib/team/release-seats";
import type { Team } from "@/lib/team/schema";
import { updateTeam } from "@/lib/team/update-team";
import { releaseTeamTransfers } from "@/lib/travel/transfers/move-parties";

/**
 * Releases the seats and transfers, keeps everything else. Throws as `lockAnyTeam`, 403 after the deadline, and 409 for
 * final results or a team that is withdrawn already.
 */
export async function withdrawTeam(actor: Actor, id: string, now: Date): Promise<Team> {
  return write(actor, endpoints.withdrawTeam, async (unit) => {
    const { team, edition } = await lockAnyTeam(unit, id);
    requireBeforeDeadline(actor, edition, "roster", now);
    requireNotFinal(edition);
    if (team.withdrawnAt) throw new AppError(409, "This team is already withdrawn.");
    const released = await releaseTeamTransfers(unit, id);
    await releaseSeats(unit, id);
    await updateTeam(unit, team, { withdrawnAt: now }, released);
    await tellOfChange(unit, edition, team, now, "withdrawn");
    return readTeam(unit.transaction, id);
  });
}

/**
 * Seats and transfers stay released. Throws as `lockAnyTeam`, 403 after the deadline, and 409 for final results, a team
 * that is not withdrawn, or problems that are not confirmed.
 */
export async function restoreTeam(actor: Actor, id: string, now: Date, confirmed: boolean): Promise<Team> {
  return write(actor, endpoints.restoreTeam, async (unit) => {
    const { team, edition } = await lockAnyTeam(unit, id);
    requireBeforeDeadline(actor, edition, "roster", now);
    requireNotFinal(edition);
    if (!team.withdrawnAt) throw new AppError(409, "This team is not withdrawn.");
    requireConfirmed(confirmed, await findRestoreProblems(unit.transaction, team));
    await updateTeam(unit, team, { withdrawnAt: null });
    await tellOfChange(unit, edition, team, now, "restored");
    return readTeam(unit.transaction, id);
  });
}
