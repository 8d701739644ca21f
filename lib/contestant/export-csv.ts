import "server-only";
import { listContestantRows } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";
import { readEdition } from "@/lib/edition/queries";
import { csvFile } from "@/lib/platform/csv/file";

/** Without passwords. Throws 404 for an unknown year. */
export async function exportContestants(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const edition = await readEdition(givenYear);
  const { year, timeZone, dataDeletedAt } = edition;
  const columns = Object.fromEntries(Object.entries(exportColumns).map(([name, { value }]) => [name, value]));
  const text = await csvFile(columns, await listContestantRows(edition), timeZone, dataDeletedAt !== null);
  return { fileName: `contestants-${year}.csv`, text };
}
