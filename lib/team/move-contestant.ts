import "server-only";
import type { Contestant } from "@/lib/contestant/schema";
import { lockEdition } from "@/lib/edition/lock-edition";
import { editableBy } from "@/lib/edition/participating";
import { requireNotFinal } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { byId, lockRows } from "@/lib/platform/db/lock-row";
import { AppError, notFound } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import * as endpoints from "@/lib/team/endpoints";
import { justMoved, lockContestant, lockTeam } from "@/lib/team/lock-team";
import { readContestant } from "@/lib/team/queries";
import { releaseSeats } from "@/lib/team/release-seats";
import { maxContestants, minContestants, tooFewContestants } from "@/lib/team/rules";
import { releaseTransfers } from "@/lib/travel/transfers/move-parties";

/**
 * The contestant keeps everything, except seats and transfers if the new team is online. Throws as `lockContestant`, 404
 * for another country's team, and 409 for a full team, another group, a team's last contestant or final results.
 */
export async function moveContestant(actor: Actor, id: string, teamId: string, now: Date): Promise<Contestant> {
  return write(actor, endpoints.moveContestant, async (unit) => {
    const { transaction, audit } = unit;
    await lockEdition(transaction);
    const teamOf = () =>
      transaction.contestant.findFirst({ where: { id, team: editableBy(actor) }, select: { teamId: true } });
    const found = await teamOf();
    // Together and ordered, so that two moves in opposite directions do not wait for each other.
    await lockRows(transaction, { Team: found ? [found.teamId, teamId] : [] });
    if ((await teamOf())?.teamId !== found?.teamId) throw justMoved();
    const { team: from, edition, contestant } = await lockContestant(unit, id, "roster", now);
    const { team: to } = await lockTeam(unit, teamId, "roster", now);
    if (to.countryId !== from.countryId) throw notFound("team");
    requireNotFinal(edition);
    if (to.id === from.id) throw new AppError(409, "The contestant is in this team already.");
    if (to.group !== from.group) throw new AppError(409, `${to.name} competes in another group.`);
    const sizeOf = (team: string) => transaction.contestant.count({ where: { teamId: team } });
    if ((await sizeOf(from.id)) <= minContestants) throw new AppError(409, tooFewContestants);
    if ((await sizeOf(to.id)) >= maxContestants)
      throw new AppError(409, `${to.name} already has ${maxContestants} contestants.`);
    await transaction.contestant.update({ where: { id }, data: { teamId } });
    const change = { before: { teamId: from.id }, after: { teamId }, teamIds: [from.id, teamId] };
    audit({ entity: "Contestant", entityId: id, name: contestant.person.fullName, ...change });
    if (to.isOnline) {
      // The other contestants of an online team have no seats, so this releases only those of the new one.
      await releaseSeats(unit, teamId);
      const { personId, person } = contestant;
      const before = person.isGuest ? {} : await releaseTransfers(transaction, { personId });
      audit({
        entity: "Person",
        entityId: personId,
        name: person.fullName,
        before,
        after: {},
        teamIds: [from.id, teamId],
      });
    }
    for (const team of [from, to].sort(byId)) await tellOfChange(unit, edition, team, now);
    return readContestant(transaction, id);
  });
}
