import "server-only";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { db } from "@/lib/platform/db/client";
import { toLocalTime } from "@/lib/platform/time/time";
import { newTeamDates } from "@/lib/team/rules";
import { toTravel, travelSelect } from "@/lib/travel/views";

const personSelect = { select: { fullName: true } } as const;

/** Includes withdrawn teams; times are local to the venue. */
export async function listTeamRows({ id: editionId, timeZone }: { id: string; timeZone: string }, now: Date) {
  const { gt: after, lte: until } = newTeamDates(now);
  const teams = await db().team.findMany({
    where: { editionId },
    select: {
      id: true,
      name: true,
      group: true,
      isOnline: true,
      isOfficial: true,
      withdrawnAt: true,
      createdAt: true,
      ...travelSelect,
      country: { select: { name: true, alpha2: true } },
      guide: { select: { person: personSelect } },
      leader: { select: { person: personSelect } },
      _count: { select: { contestants: true } },
    },
  });
  return teams.sort(byCountryAndName).map((team) => {
    const { withdrawnAt, createdAt, country, guide, leader, _count, ...row } = team;
    // An online team may have stored travel.
    const travel = toTravel(row.isOnline ? null : row);
    const localTime = (instant: string | null) => instant && toLocalTime(new Date(instant), timeZone);
    return {
      ...row,
      ...travel,
      timeOfArrival: localTime(travel.timeOfArrival),
      timeOfDeparture: localTime(travel.timeOfDeparture),
      isWithdrawn: withdrawnAt !== null,
      registeredAt: toLocalTime(createdAt, timeZone),
      isNew: createdAt > after && createdAt <= until,
      country: country.name,
      countryCode: country.alpha2,
      leader: leader.person.fullName,
      contestants: _count.contestants,
      guide: guide?.person.fullName ?? null,
    };
  });
}

export type TeamRow = Awaited<ReturnType<typeof listTeamRows>>[number];
