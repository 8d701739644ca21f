import type { z } from "zod";
import type { PersonValues } from "@/components/team/form/values";
import type { Contestant } from "@/lib/contestant/schema";
import type { leaderEdit } from "@/lib/leader/inputs";
import type { Leader } from "@/lib/leader/schema";
import type { teamArrival, teamBasics } from "@/lib/team/inputs";
import type { Team } from "@/lib/team/schema";
import { travelValues } from "@/lib/travel/form-values";

export type BasicsValues = Omit<z.input<typeof teamBasics>, "version">;
export type ArrivalValues = Omit<z.input<typeof teamArrival>, "version">;

export interface LeaderEditValues extends Omit<z.input<typeof leaderEdit>, "version" | "person"> {
  person: PersonValues;
}

export interface ContestantEditValues {
  id: string;
  personEditModel: PersonValues;
  operatingSystemName: string;
  dateOfBirth: string;
  hasPersonForContact: boolean;
  personForContactName: string;
  personForContactPhoneNumber: string;
}

interface Named {
  fullName: string;
  nativeName: string | null;
  tShirtSize: string | null;
}

/** The stored picture stays unless another is chosen, so the form starts without one. */
function personValues({ fullName, nativeName, tShirtSize }: Named): PersonValues {
  return { fullName, nativeName: nativeName ?? "", tShirtSize: tShirtSize ?? "", picture: "" };
}

export function basicsValues({ id, name, group, isOfficial }: Team): BasicsValues {
  return { id, name, teamGroup: group, isOfficial };
}

/** A team's travel as its form holds it: times are local to the venue. */
export function arrivalValues(team: Team, timeZone: string): ArrivalValues {
  return { teamId: team.id, ...travelValues(team, timeZone) };
}

export function leaderValues({ id, email, phoneNumber, person }: Leader): LeaderEditValues {
  return { id, email, phoneNumber, person: personValues(person) };
}

export function contestantValues(contestant: Contestant): ContestantEditValues {
  const { id, operatingSystemName, dateOfBirth, hasPersonForContact, person } = contestant;
  return {
    id,
    personEditModel: personValues(person),
    operatingSystemName,
    dateOfBirth,
    hasPersonForContact,
    personForContactName: contestant.personForContactName ?? "",
    personForContactPhoneNumber: contestant.personForContactPhoneNumber ?? "",
  };
}
