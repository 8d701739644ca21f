import type { Team } from "@/lib/team/schema";
import { travelValues } from "@/lib/travel/fields";

/** The labels of a team's own fields in forms, tables, error messages and the audit log. */
export const teamLabels = { name: "Team name", group: "Group", isOfficial: "Official team" };

/** A team's name and group as values of a form. */
export function basicsValues({ id, version, name, group, isOfficial }: Team) {
  return { id, version, name, teamGroup: group, isOfficial };
}

/** A team's travel as values of a form, with times local to `timeZone`. */
export function arrivalValues(team: Team, timeZone: string) {
  return { teamId: team.id, version: team.version, ...travelValues(team, timeZone) };
}
