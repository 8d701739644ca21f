import "server-only";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { missingLabels } from "@/lib/person/missing-details";
import { personDetails } from "@/lib/person/views";
import { db } from "@/lib/platform/db/client";
import { toLocalTime } from "@/lib/platform/time/time";
import { travelSelect } from "@/lib/travel/view";

const member = { select: { person: { select: personDetails } } } as const;

/** The teams of an edition, also the withdrawn ones, by country and name; times are local to the venue. */
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
    const { id, name, group, isOnline, isOfficial, withdrawnAt, country, guide, leader, deputyLeader, contestants } =
      team;
    const members = [leader, ...(deputyLeader ? [deputyLeader] : []), ...contestants];
    const timeOf = (instant: Date | null) => instant && toLocalTime(instant, timeZone);
    return {
      id,
      name,
      group,
      isOnline,
      isOfficial,
      isWithdrawn: withdrawnAt !== null,
      country: country.name,
      leader: leader.person.fullName,
      contestants: contestants.length,
      guide: guide?.person.fullName ?? null,
      // An online team may have stored travel.
      timeOfArrival: isOnline ? null : timeOf(team.timeOfArrival),
      arrivalLocation: isOnline ? null : team.arrivalLocation,
      arrivalTripNumber: isOnline ? null : team.arrivalTripNumber,
      timeOfDeparture: isOnline ? null : timeOf(team.timeOfDeparture),
      departureLocation: isOnline ? null : team.departureLocation,
      departureTripNumber: isOnline ? null : team.departureTripNumber,
      missing: missingLabels(members.map(({ person }) => person)),
    };
  });
}

export type TeamRow = Awaited<ReturnType<typeof listTeamRows>>[number];
