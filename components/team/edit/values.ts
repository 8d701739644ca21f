import type { z } from "zod";
import { type ContestantFieldValues, toContestantFields } from "@/components/contestant/values";
import { type PersonDetails, toDetails } from "@/components/person/person-details";
import type { Contestant } from "@/lib/contestant/schema";
import type { leaderEdit } from "@/lib/leader/inputs";
import type { Leader } from "@/lib/leader/schema";
import type { teamArrival, teamBasics } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";
import { travelValues } from "@/lib/travel/form-values";

export type BasicsValues = Omit<z.input<typeof teamBasics>, "version">;
export type ArrivalValues = Omit<z.input<typeof teamArrival>, "version">;

export interface LeaderEditValues extends Omit<z.input<typeof leaderEdit>, "version" | "person"> {
  person: PersonDetails;
}

export interface ContestantEditValues extends ContestantFieldValues {
  id: string;
  personEditModel: PersonDetails;
}

export function basicsValues({ id, name, group, isOfficial }: Team): BasicsValues {
  return { id, name, teamGroup: group, isOfficial };
}

/** Times are local to `timeZone`. */
export function arrivalValues(team: Team, timeZone: string): ArrivalValues {
  return { teamId: team.id, ...travelValues(team, timeZone) };
}

export function leaderValues({ id, email, phoneNumber, person }: Leader): LeaderEditValues {
  return { id, email, phoneNumber, person: toDetails(person) };
}

export function contestantValues(contestant: Contestant): ContestantEditValues {
  const { id, person } = contestant;
  return { id, personEditModel: toDetails(person), ...toContestantFields(contestant) };
}
