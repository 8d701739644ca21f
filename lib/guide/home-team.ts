import type { Contestant } from "@/lib/contestant/schema";
import { languageOfName } from "@/lib/country/language";
import type { Leader } from "@/lib/leader/schema";
import { formatShort } from "@/lib/platform/time/time";
import { shortAnswers } from "@/lib/question/labels";
import type { Question } from "@/lib/question/schema";
import type { Team } from "@/lib/team/schema";
import type { PartyTransfer } from "@/lib/travel/transfers/party-transfers";

export interface Contact {
  name: string;
  phoneNumber: string;
}

/** "A12", or "Day 1 A12" and "Day 2 B3" if the days differ; empty before seats are assigned. */
function seatsOf({ contestantContestDays: { day1, day2 } }: Contestant): string[] {
  const first = day1.seatingPlace;
  const second = day2.seatingPlace;
  if (first === second || second === null) return first ? [first] : [];
  return [`Day 1 ${first ?? "–"}`, `Day 2 ${second}`];
}

function contactOf({ personForContactName: name, personForContactPhoneNumber: phoneNumber }: Contestant) {
  return name && phoneNumber ? { name, phoneNumber } : null;
}

interface Edition {
  timeZone: string;
  year: number;
  questions: readonly Pick<Question, "id" | "label" | "kind">[];
}

type Arrival = Pick<Team, "timeOfArrival" | "arrivalLocation" | "arrivalTripNumber">;

function arrivalOf(arrival: Arrival, { timeZone, year }: Pick<Edition, "timeZone" | "year">) {
  const { timeOfArrival: time, arrivalLocation: location, arrivalTripNumber: tripNumber } = arrival;
  if (!time || !location) return null;
  const instant = new Date(time);
  return {
    time,
    text: formatShort(instant, timeZone, year),
    location,
    tripNumber,
  };
}

interface ArrivalState {
  transfers?: readonly PartyTransfer[] | undefined;
  /** When people arrived, by their ids. */
  arrivals?: ReadonlyMap<string, Date>;
}

/** Selects what the page shows and nothing else: it is cached on the guide's phone. */
export function toHomeTeam(team: Team, edition: Edition, { transfers = [], arrivals }: ArrivalState = {}) {
  const { id, name, group, countryName, countryFlag, leader, deputyLeader, contestants } = team;
  function toPerson({ person }: Leader | Contestant) {
    const arrived = arrivals?.get(person.id);
    return {
      id: person.id,
      fullName: person.fullName,
      nativeName: person.nativeName,
      nativeLanguage: languageOfName(person.nativeName, person.countryId),
      answers: shortAnswers(edition.questions, person.answers),
      arrived: arrived ? formatShort(arrived, edition.timeZone, edition.year) : null,
    };
  }
  const toLeader = (member: Leader, role: "Leader" | "Deputy leader") => ({
    ...toPerson(member),
    role,
    isAlone: false,
    ownArrival: null,
    seats: [],
    contact: { name: member.person.fullName, phoneNumber: member.phoneNumber },
  });
  return {
    id,
    name,
    group,
    countryName,
    // PNG in base64, so that the flag is shown offline.
    countryFlag,
    arrival: team.isOnline ? null : arrivalOf(team, edition),
    transfers,
    leader: { name: leader.person.fullName, phoneNumber: leader.phoneNumber },
    people: [
      toLeader(leader, "Leader"),
      ...(deputyLeader ? [toLeader(deputyLeader, "Deputy leader")] : []),
      ...contestants.map((contestant) => ({
        ...toPerson(contestant),
        role: null,
        isAlone: contestant.hasPersonForContact,
        ownArrival: contestant.hasPersonForContact ? arrivalOf(contestant.person, edition) : null,
        seats: seatsOf(contestant),
        contact: contactOf(contestant),
      })),
    ],
  };
}

export type HomeTeam = ReturnType<typeof toHomeTeam>;

/** What counting those who have arrived needs. */
export const arrivalsOf = ({ people }: HomeTeam) => people.map(({ id, arrived }) => ({ id, arrived }));

/** The team's own transfer on arrival. */
export const vehicleOf = ({ transfers }: HomeTeam) =>
  transfers.find(({ passenger, direction }) => !passenger && direction === "ARRIVAL");

export type GuidedPerson = HomeTeam["people"][number];
