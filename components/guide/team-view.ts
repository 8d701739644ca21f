import type { Contestant } from "@/lib/contestant/schema";
import { languageOfName } from "@/lib/country/language";
import type { Team } from "@/lib/team/schema";

/** Somebody to call. */
export interface Contact {
  name: string;
  phoneNumber: string;
}

export interface GuidedContestant {
  id: string;
  fullName: string;
  nativeName: string | null;
  /** BCP 47; where it is known. */
  nativeLanguage: string | undefined;
  /** Such as "A12", or "A12, day 2: B3" where the days differ; null before seats are given. */
  seatingPlace: string | null;
  /** Null for one who travels with the leader. */
  contact: Contact | null;
}

/** A team as its guide's page shows it. */
export interface GuidedTeam {
  id: string;
  name: string;
  group: string;
  countryName: string;
  /** PNG, base64 without a prefix: shown without a request, so that it is there offline. */
  countryFlag: string;
  /** ISO 8601. */
  timeOfArrival: string;
  /** The same in the medium date format, local to the venue. */
  arrival: string;
  arrivalLocation: string;
  leader: Contact;
  contestants: GuidedContestant[];
}

function seatsOf({ contestantContestDays: { day1, day2 } }: Contestant): string | null {
  const [first, second] = [day1.seatingPlace, day2.seatingPlace];
  if (first === second || second === null) return first;
  return `${first ?? "–"}, day 2: ${second}`;
}

function contactOf({ personForContactName: name, personForContactPhoneNumber: phoneNumber }: Contestant) {
  return name && phoneNumber ? { name, phoneNumber } : null;
}

/** Makes what the guide's page shows of a team, and nothing else: the page is kept on the guide's phone. */
export function toGuidedTeam(team: Team, timeZone: string): GuidedTeam {
  const { id, name, group, countryName, countryFlag, timeOfArrival, arrivalLocation, leader, contestants } = team;
  const format = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone });
  return {
    ...{ id, name, group, countryName, countryFlag, timeOfArrival, arrivalLocation },
    arrival: format.format(new Date(timeOfArrival)),
    leader: { name: leader.person.fullName, phoneNumber: leader.phoneNumber },
    contestants: contestants.map((contestant) => ({
      id: contestant.id,
      fullName: contestant.person.fullName,
      nativeName: contestant.person.nativeName,
      nativeLanguage: languageOfName(contestant.person.nativeName, contestant.person.countryId),
      seatingPlace: seatsOf(contestant),
      contact: contactOf(contestant),
    })),
  };
}
