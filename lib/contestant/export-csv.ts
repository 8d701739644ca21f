import "server-only";
import { type ExportRow, exportColumns, exportSelect } from "@/lib/contestant/csv-columns";
import { participating } from "@/lib/edition/participating";
import { readEdition } from "@/lib/edition/queries";
import { csvFile } from "@/lib/platform/csv/file";
import { db } from "@/lib/platform/db/client";
import { compareNames } from "@/lib/platform/text/sort";

function byCountryTeamAndNumber(a: ExportRow, b: ExportRow): number {
  return (
    compareNames(a.team.country.name, b.team.country.name) ||
    compareNames(a.team.name, b.team.name) ||
    a.number - b.number
  );
}

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
  const text = csvFile(exportColumns, contestants.sort(byCountryTeamAndNumber), timeZone);
  return { fileName: `contestants-${year}.csv`, text };
}
