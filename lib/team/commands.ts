import "server-only";
import { recordChanges } from "@/lib/audit/record";
import type { Actor } from "@/lib/auth/session";
import { requireOptions } from "@/lib/contest/rules";
import { inTransaction } from "@/lib/db";
import { requireVersion } from "@/lib/http/version";
import * as endpoints from "@/lib/team/endpoints";
import type { TeamArrival, TeamBasics } from "@/lib/team/inputs";
import { lockTeam } from "@/lib/team/lock";
import { readTeam } from "@/lib/team/queries";
import type { Team } from "@/lib/team/schema";
import { travelInstants } from "@/lib/travel/instants";

/**
 * Changes when and where a team arrives and leaves. Throws 403 after the edit period, 404,
 * 409 for a stale version, 422.
 */
export async function changeArrival(actor: Actor, input: TeamArrival, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team, edition } = await lockTeam(transaction, actor, input.teamId, "details", now);
    requireVersion(team.version, input.version);
    const options = edition.arrivalLocations;
    requireOptions([
      { field: "arrivalLocation", value: input.arrivalLocation, options },
      { field: "departureLocation", value: input.departureLocation, options },
    ]);
    const after = {
      ...travelInstants(input, edition.timeZone),
      arrivalLocation: input.arrivalLocation,
      departureLocation: input.departureLocation,
    };
    await transaction.team.update({
      where: { id: team.id },
      data: { ...after, version: { increment: 1 } },
      select: { id: true },
    });
    const { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation } = team;
    const before = { timeOfArrival, arrivalLocation, timeOfDeparture, departureLocation };
    await recordChanges(transaction, actor, endpoints.changeTeamArrival, [
      { entity: "Team", entityId: team.id, before, after },
    ]);
  });
  return readTeam(input.teamId);
}

/**
 * Changes a team's name and group and, for administrators, whether it is official. Throws
 * 403 after registration, 404, 409 for a stale version.
 */
export async function changeBasics(actor: Actor, input: TeamBasics, now: Date): Promise<Team> {
  await inTransaction(async (transaction) => {
    const { team } = await lockTeam(transaction, actor, input.id, "roster", now);
    requireVersion(team.version, input.version);
    const isOfficial = actor.role === "Administrator" ? (input.isOfficial ?? team.isOfficial) : team.isOfficial;
    const after = { name: input.name, group: input.teamGroup, isOfficial };
    await transaction.team.update({
      where: { id: team.id },
      data: { ...after, version: { increment: 1 } },
      select: { id: true },
    });
    const before = { name: team.name, group: team.group, isOfficial: team.isOfficial };
    await recordChanges(transaction, actor, endpoints.changeTeamBasics, [
      { entity: "Team", entityId: team.id, before, after },
    ]);
  });
  return readTeam(input.id);
}
