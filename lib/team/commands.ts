import "server-only";
import { requireNotFinal } from "@/lib/edition/require-not-final";
import { requireOptions } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { inTransaction } from "@/lib/platform/db/client";
import { invalid } from "@/lib/platform/errors/problem";
import { recordChanges } from "@/lib/platform/write/audit-log";
import { requireVersion } from "@/lib/platform/write/version";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamArrival, TeamBasics } from "@/lib/team/inputs";
import { lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import { releaseSeats } from "@/lib/team/release-seats";
import type { Team } from "@/lib/team/schema";
import { missingTravel } from "@/lib/travel/labels";
import { placeChoices } from "@/lib/travel/place";
import { releaseTransfers } from "@/lib/travel/transfers/release-transfers";
import { toTravelData } from "@/lib/travel/travel-data";

const travelFirst = "To take part on site, the team needs travel details. Save its arrival information first.";

/**
 * Changes when and where a team arrives and leaves. Throws 403 after the edit period, 404,
 * 409 for a stale version, 422.
 */
export async function changeArrival(actor: Actor, input: TeamArrival, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team, edition } = await lockTeam(transaction, actor, input.teamId, "details", now);
    requireVersion(team.version, input.version);
    requireOptions(placeChoices(input, edition));
    const after = toTravelData(actor, input, edition, team);
    await transaction.team.update({
      where: { id: team.id },
      data: { ...after, version: { increment: 1 } },
      select: { id: true },
    });
    await recordChanges(transaction, actor, endpoints.changeTeamArrival, [
      { entity: "Team", entityId: team.id, before: team, after: { ...team, ...after } },
    ]);
  });
  return readTeam(input.teamId);
}

/**
 * Changes a team's name and group, and whether it is official and takes part online. A team that changes to online keeps
 * its travel and loses its seats and transfers. Throws 403 after registration, 404, 409 for a stale version, 422 for an
 * online team without travel that changes to on site.
 */
export async function changeBasics(actor: Actor, input: TeamBasics, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team, edition } = await lockTeam(transaction, actor, input.id, "roster", now);
    requireVersion(team.version, input.version);
    const { isOnline: wasOnline, isOfficial: wasOfficial, name, group } = team;
    const isOnline = input.isOnline ?? wasOnline;
    if (!isOnline && Object.keys(missingTravel(team)).length > 0) throw invalid({ isOnline: [travelFirst] });
    const before = { name, group, isOfficial: wasOfficial, isOnline: wasOnline };
    const after = { name: input.name, group: input.teamGroup, isOfficial: input.isOfficial ?? wasOfficial, isOnline };
    if (after.group !== group || after.isOfficial !== wasOfficial) requireNotFinal(edition);
    await transaction.team.update({
      where: { id: team.id },
      data: { ...after, version: { increment: 1 } },
      select: { id: true },
    });
    const goesOnline = isOnline && !wasOnline;
    const transfers = goesOnline && (await releaseTransfers(transaction, { teamId: team.id }));
    await recordChanges(transaction, actor, endpoints.changeTeamBasics, [
      { entity: "Team", entityId: team.id, before: { ...before, ...transfers }, after },
      ...(goesOnline ? await releaseSeats(transaction, team.id) : []),
    ]);
  });
  return readTeam(input.id);
}
