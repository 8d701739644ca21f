import "server-only";
import { readEdition } from "@/lib/contest/queries";
import { csvFile } from "@/lib/csv/file";
import { db } from "@/lib/db";
import {
  byCountryAndTeam,
  toTraveller,
  travelColumns,
  travellerSelect,
  whoTravels,
} from "@/lib/person/csv/travel-columns";

/**
 * Everybody who travels to the current edition or that of a year as CSV, each person once: leaders, deputies and
 * contestants, without those of teams that take part online or are withdrawn, and guests. Throws 404 for an unknown year.
 */
export async function exportTravel(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const { id, year, timeZone } = await readEdition(givenYear);
  const people = await db().person.findMany({ where: { editionId: id, ...whoTravels }, select: travellerSelect });
  const travellers = people.map(toTraveller).sort(byCountryAndTeam);
  return { fileName: `travel-${year}.csv`, text: csvFile(travelColumns, travellers, timeZone) };
}
