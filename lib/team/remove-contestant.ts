import "server-only";
import { requireNotFinal } from "@/lib/edition/rules";
import { deletePersonWithoutRole } from "@/lib/person/update-person";
import type { Actor } from "@/lib/platform/auth/session";
import { AppError, requireConfirmed } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import { findLostPoints } from "@/lib/team/consequences";
import * as endpoints from "@/lib/team/endpoints";
import { lockContestant } from "@/lib/team/lock-team";
import { readTeam } from "@/lib/team/queries";
import { minContestants, tooFewContestants } from "@/lib/team/rules";
import type { Team } from "@/lib/team/schema";
import { releaseTransfers } from "@/lib/travel/transfers/move-parties";

/**
 * Removes the person too unless they have another role. Throws as `lockContestant`, and 409 for final results, a team's last
 * contestant, or lost points that are not confirmed.
 */
export async function removeContestant(actor: Actor, id: string, now: Date, confirmed: boolean): Promise<Team> {
  return write(actor, endpoints.removeContestant, async (unit) => {
    const { team, edition, contestant } = await lockContestant(unit, id, "roster", now);
    requireNotFinal(edition);
    const size = await unit.transaction.contestant.count({ where: { teamId: team.id } });
    if (size <= minContestants) throw new AppError(409, tooFewContestants);
    requireConfirmed(confirmed, await findLostPoints(unit.transaction, contestant.person.fullName, id));
    const transfers = contestant.person.isGuest
      ? {}
      : await releaseTransfers(unit.transaction, { personId: contestant.personId });
    await unit.transaction.contestant.delete({ where: { id } });
    const { person, version, ...stored } = contestant;
    const teamIds = [team.id];
    const before = { ...stored, ...transfers };
    unit.audit({ entity: "Contestant", entityId: id, name: person.fullName, before, after: null, teamIds });
    await deletePersonWithoutRole(unit, person, teamIds);
    await tellOfChange(unit, edition, team, now);
    return readTeam(unit.transaction, team.id);
  });
}
