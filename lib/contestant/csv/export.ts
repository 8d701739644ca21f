import "server-only";
import Papa from "papaparse";
import { readEdition } from "@/lib/contest/queries";
import { type ExportRow, exportCells, exportColumns, exportSelect } from "@/lib/contestant/csv/export-columns";
import { db } from "@/lib/db";
import { compareNames } from "@/lib/sort";
import { participating } from "@/lib/team/participating";

const byteOrderMark = "\uFEFF";

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
  const rows = contestants.sort(byCountryTeamAndNumber).map((row) => exportCells(row, timeZone));
  const text = Papa.unparse([exportColumns, ...rows], { newline: "\r\n" });
  return { fileName: `contestants-${year}.csv`, text: `${byteOrderMark}${text}\r\n` };
}
