import "server-only";
import { requireNotFinal } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { invalid, requireConfirmed } from "@/lib/platform/errors/problem";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import { findHiddenPoints } from "@/lib/team/consequences";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamBasics } from "@/lib/team/inputs";
import { lockTeam, requireTeamVersion } from "@/lib/team/lock-team";
import { readTeam } from "@/lib/team/queries";
import { releaseSeats } from "@/lib/team/release-seats";
import type { Team } from "@/lib/team/schema";
import { updateTeam } from "@/lib/team/update-team";
import { missingTravel } from "@/lib/travel/rules";
import { releaseTeamTransfers } from "@/lib/travel/transfers/move-parties";

const travelFirst = "To take part on site, the team needs travel details. Save its arrival information first.";

/**
 * A team that changes to online keeps its travel and loses its seats and transfers. Throws as `lockTeam`, 409 for a stale
 * version, final results or hidden points that are not confirmed, and 422 for a team on site without travel.
 */
export async function changeBasics(actor: Actor, input: TeamBasics, now: Date, confirmed: boolean): Promise<Team> {
  const { id, name, teamGroup: group } = input;
  return write(actor, endpoints.changeTeamBasics, async (unit) => {
    const { team, edition } = await lockTeam(unit, id, "roster", now);
    await requireTeamVersion(unit, team, input.version);
    const isOnline = input.isOnline ?? team.isOnline;
    const isOfficial = input.isOfficial ?? team.isOfficial;
    if (!isOnline && Object.keys(missingTravel(team)).length > 0) throw invalid({ isOnline: [travelFirst] });
    if (group !== team.group || isOfficial !== team.isOfficial) requireNotFinal(edition);
    if (group !== team.group) requireConfirmed(confirmed, await findHiddenPoints(unit.transaction, team, group));
    const goesOnline = isOnline && !team.isOnline;
    const released = goesOnline ? await releaseTeamTransfers(unit, id) : {};
    if (goesOnline) await releaseSeats(unit, id);
    await updateTeam(unit, team, { name, group, isOfficial, isOnline }, released);
    await tellOfChange(unit, edition, { ...team, name }, now);
    return readTeam(unit.transaction, id);
  });
}
