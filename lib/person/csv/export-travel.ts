import "server-only";
import { readEdition } from "@/lib/contest/queries";
import { csvFile } from "@/lib/csv/file";
import { db } from "@/lib/db";
import {
  type Traveller,
  toTraveller,
  travelColumns,
  travellerSelect,
  travelling,
} from "@/lib/person/csv/travel-columns";
import { guestRole } from "@/lib/person/rules";
import { compareNames } from "@/lib/sort";

const order = ["Leader", "Deputy leader", "Contestant", "Guest"];
const rank = ({ roles }: Traveller) => order.indexOf(roles[0] ?? "");

/** By country and team, guests last; in a team the leaders come first and the contestants in the order of their codes. */
function byCountryAndTeam(a: Traveller, b: Traveller): number {
  return (
    compareNames(a.person.country.name, b.person.country.name) ||
    Number(a.teams.length === 0) - Number(b.teams.length === 0) ||
    compareNames(a.teams[0]?.name ?? "", b.teams[0]?.name ?? "") ||
    rank(a) - rank(b) ||
    (a.person.contestant?.number ?? 0) - (b.person.contestant?.number ?? 0) ||
    compareNames(a.person.fullName, b.person.fullName)
  );
}

/**
 * Everybody who travels to the current edition or that of a year as CSV, each person once: leaders, deputies and
 * contestants, without those of teams that take part online or are withdrawn, and guests. Throws 404 for an unknown year.
 */
export async function exportTravel(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const { id, year, timeZone } = await readEdition(givenYear);
  const people = await db().person.findMany({
    where: {
      editionId: id,
      OR: [
        { leader: { OR: [{ teams: { some: travelling } }, { deputyOf: { some: travelling } }] } },
        { contestant: { team: travelling } },
        { assignedRoles: { has: guestRole } },
      ],
    },
    select: travellerSelect,
  });
  const travellers = people.map(toTraveller).sort(byCountryAndTeam);
  return { fileName: `travel-${year}.csv`, text: csvFile(travelColumns, travellers, timeZone) };
}
