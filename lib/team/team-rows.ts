import "server-only";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { missingLabels } from "@/lib/person/missing-details";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { toLocalTime } from "@/lib/platform/time/time";
import { toTravel, travelSelect } from "@/lib/travel/view";

const member = { select: { person: { select: personDetails } } } as const;

/** Includes withdrawn teams; times are local to the venue. */
export async function listTeamRows({ id: editionId, timeZone }: { id: string; timeZone: string }) {
  const teams = await db().team.findMany({
    where: { editionId },
    select: {
      id: true,
      name: true,
      group: true,
      isOnline: true,
      isOfficial: true,
      withdrawnAt: true,
      ...travelSelect,
      country: { select: { name: true } },
      guide: { select: { person: { select: { fullName: true } } } },
      leader: member,
      deputyLeader: member,
      contestants: member,
    },
  });
  return teams.sort(byCountryAndName).map((team) => {
    const { withdrawnAt, country, guide, leader, deputyLeader, contestants, ...row } = team;
    const members = [leader, ...(deputyLeader ? [deputyLeader] : []), ...contestants];
    // An online team may have stored travel.
    const travel = toTravel(row.isOnline ? null : row);
    const localTime = (instant: string | null) => instant && toLocalTime(new Date(instant), timeZone);
    return {
      ...row,
      ...travel,
      timeOfArrival: localTime(travel.timeOfArrival),
      timeOfDeparture: localTime(travel.timeOfDeparture),
      isWithdrawn: withdrawnAt !== null,
      country: country.name,
      leader: leader.person.fullName,
      contestants: contestants.length,
      guide: guide?.person.fullName ?? null,
      missing: missingLabels(members.map(({ person }) => person)),
    };
  });
}

export type TeamRow = Awaited<ReturnType<typeof listTeamRows>>[number];
