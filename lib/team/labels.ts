import { groupLabel } from "@/lib/contestant/labels";
import type { Team } from "@/lib/team/schema";
import { travelValues } from "@/lib/travel/labels";

export const newTeamLabel = "New team";

export const teamLabels = {
  name: "Team name",
  group: groupLabel,
  isOnline: "The team takes part online",
  isOfficial: "Official team",
};

export const teamHints = {
  isOnline: "An online team has no travel details and no seats.",
  isOfficial: "Untick it if, by the rules, the team takes part outside the ranking.",
};

export function basicsValues({ id, version, name, group, isOnline, isOfficial }: Team) {
  return { id, version, name, teamGroup: group, isOnline, isOfficial };
}

export function arrivalValues(team: Team, timeZone: string) {
  return { teamId: team.id, version: team.version, ...travelValues(team, timeZone) };
}

/** The travel of teams on site, for a form to copy. */
export function travelToCopy(teams: readonly Team[], timeZone: string) {
  return teams
    .filter(({ isOnline }) => !isOnline)
    .map((team) => ({ id: team.id, name: team.name, travel: travelValues(team, timeZone) }));
}
