import type { Contestant } from "@/lib/contestant/schema";
import { languageOfName } from "@/lib/country/language";
import { formatShort } from "@/lib/platform/time/time";
import type { Team } from "@/lib/team/schema";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

export interface Contact {
  name: string;
  phoneNumber: string;
}

export interface Arrival {
  /** ISO 8601. */
  time: string;
  /** `time` in the short format, local to the venue. */
  text: string;
  location: string;
  tripNumber: string | null;
}

interface GuidedContestant {
  id: string;
  fullName: string;
  nativeName: string | null;
  /** BCP 47, if known. */
  nativeLanguage: string | undefined;
  /** Such as "A12", or "A12, day 2: B3" if the days differ; null before seats are assigned. */
  seatingPlace: string | null;
  /** Null for a contestant who travels with the leader. */
  contact: Contact | null;
}

/** A team on its guide's page. */
export interface GuideHomeTeam {
  id: string;
  name: string;
  group: string;
  countryName: string;
  /** PNG as base64 without a prefix, so that it is available offline. */
  countryFlag: string;
  /** Null for a team that takes part online. */
  arrival: Arrival | null;
  transfers: readonly PartyTransfer[];
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

interface Edition {
  timeZone: string;
  year: number;
}

function arrivalOf(team: Team, { timeZone, year }: Edition): Arrival | null {
  const { isOnline, timeOfArrival: time, arrivalLocation: location, arrivalTripNumber: tripNumber } = team;
  if (isOnline || !time || !location) return null;
  return { time, text: formatShort(new Date(time), timeZone, year), location, tripNumber };
}

/** Selects what the guide's page shows, and nothing else: the page is cached on the guide's phone. */
export function toGuidedTeam(team: Team, edition: Edition, transfers: readonly PartyTransfer[] = []): GuideHomeTeam {
  const { id, name, group, countryName, countryFlag, leader, contestants } = team;
  return {
    ...{ id, name, group, countryName, countryFlag },
    arrival: arrivalOf(team, edition),
    transfers,
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
