import "server-only";
import { contestantCode, contestantColumns, seatingPlaceOn } from "@/lib/contestant/views";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { languageOfName } from "@/lib/country/language";
import { isAlone, participating } from "@/lib/edition/participating";
import type { EditionRow } from "@/lib/edition/views";
import type { TeamGetPayload } from "@/lib/generated/prisma/models";
import { personDetails } from "@/lib/person/views";
import { localTime } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";
import { pauses } from "@/lib/platform/pauses";
import { dateText } from "@/lib/platform/time/time";
import { answersSelect, toAnswers } from "@/lib/question/views";
import { toTravel, travelSelect } from "@/lib/travel/views";

const fullName = { select: { fullName: true } } as const;

const select = {
  id: true,
  name: true,
  group: true,
  isOnline: true,
  isOfficial: true,
  countryId: true,
  ...travelSelect,
  country: { select: { name: true, alpha2: true, alpha3: true } },
  guide: { select: { person: fullName } },
  leader: { select: { email: true, phoneNumber: true, person: fullName } },
  deputyLeader: { select: { person: fullName } },
  contestants: {
    select: {
      id: true,
      number: true,
      ...contestantColumns,
      username: true,
      person: { select: { ...personDetails, ...answersSelect, ...travelSelect } },
      days: { select: { day: true, seatingPlace: true } },
    },
    orderBy: { number: "asc" },
  },
} as const;

type TeamRecord = TeamGetPayload<{ select: typeof select }>;

/** Times are local to `timeZone`. */
function rowsOf(team: TeamRecord, timeZone: string) {
  const { country, leader, isOnline } = team;
  return team.contestants.map(({ number, person: { pictureHash, answers, ...person }, days, ...contestant }, i) => {
    const ownOrTeamTravel = isAlone(contestant) ? person : team;
    // A team that became online, and its contestants, may still have stored travel details.
    const travel = isOnline ? null : ownOrTeamTravel;
    return {
      ...contestant,
      ...person,
      ...toAnswers({ answers }),
      code: contestantCode(country.alpha3, number),
      nativeLanguage: languageOfName(person.nativeName, team.countryId),
      country: country.name,
      countryCode: country.alpha2,
      teamId: team.id,
      team: team.name,
      group: team.group,
      isOnline,
      isOfficial: team.isOfficial,
      href: `/editTeam?team=${team.id}&member=contestant-${i + 1}`,
      guide: team.guide?.person.fullName ?? null,
      leader: leader.person.fullName,
      leaderEmail: leader.email,
      leaderPhone: leader.phoneNumber,
      deputyLeader: team.deputyLeader?.person.fullName ?? null,
      ...toTravel(travel),
      timeOfArrival: localTime(travel?.timeOfArrival, timeZone),
      timeOfDeparture: localTime(travel?.timeOfDeparture, timeZone),
      dateOfBirth: contestant.dateOfBirth && dateText(contestant.dateOfBirth),
      day1Seat: seatingPlaceOn(days, 1),
      day2Seat: seatingPlaceOn(days, 2),
    };
  });
}

export type ContestantRow = ReturnType<typeof rowsOf>[number];

/** The rows of the control panel's list and of the exports, by country and team. */
export async function listContestantRows({ id: editionId, timeZone }: Pick<EditionRow, "id" | "timeZone">) {
  const teams = await db().team.findMany({ where: { ...participating, editionId }, select });
  const pause = pauses();
  const rows: ContestantRow[] = [];
  for (const team of teams.sort(byCountryAndName)) {
    await pause();
    rows.push(...rowsOf(team, timeZone));
  }
  return rows;
}
