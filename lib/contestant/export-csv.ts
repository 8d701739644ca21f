import "server-only";
import { type ExportRow, exportColumns, exportSelect } from "@/lib/contestant/csv-columns";
import { byCountryAndName } from "@/lib/country/by-country-and-name";
import { participating } from "@/lib/edition/participating";
import { readEdition } from "@/lib/edition/queries";
import { csvFile } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";

const byTeamAndNumber = (a: ExportRow, b: ExportRow) => byCountryAndName(a.team, b.team) || a.number - b.number;

/**
 * All contestants of the current edition or that of a year as CSV without passwords (api.md, "CSV"), with times in the
 * venue's time zone. Throws 404 for an unknown year.
 */
export async function exportContestants(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const { id, year, timeZone } = await readEdition(givenYear);
  const contestants = await db().contestant.findMany({
    where: { editionId: id, team: participating },
    select: exportSelect,
  });
  const text = csvFile(exportColumns, contestants.sort(byTeamAndNumber), timeZone);
  return { fileName: `contestants-${year}.csv`, text };
}
