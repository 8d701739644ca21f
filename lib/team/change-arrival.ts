import "server-only";
import { requireOptions } from "@/lib/edition/rules";
import type { Actor } from "@/lib/platform/auth/session";
import { write } from "@/lib/platform/write/write";
import { tellOfChange } from "@/lib/registrator-mails/tell-of-change";
import { tellOfMisfit } from "@/lib/registrator-mails/tell-of-misfit";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamArrival } from "@/lib/team/inputs";
import { lockTeam, requireTeamVersion } from "@/lib/team/lock-team";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";
import { updateTeam } from "@/lib/team/update-team";
import { travelOptions } from "@/lib/travel/place";
import { listPartyTransfers } from "@/lib/travel/transfers/party-transfers";
import { toTravelData } from "@/lib/travel/travel-data";

/** Throws as `lockTeam`, 409 for a stale version, and 422 for a place or time that does not fit the edition. */
export async function changeArrival(actor: Actor, input: TeamArrival, now: Date): Promise<Team> {
  return write(actor, endpoints.changeTeamArrival, async (unit) => {
    const { team, edition } = await lockTeam(unit, input.teamId, "journeys", now);
    await requireTeamVersion(unit, team, input.version);
    const before = (await listPartyTransfers([team.id], edition, unit.transaction)).get(team.id) ?? [];
    const travel = requireOptions(input, travelOptions({ input, edition }));
    await updateTeam(unit, team, toTravelData({ actor, input: travel, edition, stored: team }));
    await tellOfChange(unit, edition, team, now);
    await tellOfMisfit(unit, edition, { ...team, personIds: [] }, before, now);
    return readTeam(unit.transaction, team.id);
  });
}
