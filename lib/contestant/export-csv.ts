import "server-only";
import { listContestantRows } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";
import { readEdition } from "@/lib/edition/queries";
import { csvText, withoutEmptyColumns } from "@/lib/platform/csv/file";

/** Without passwords. Throws 404 for an unknown year. */
export async function exportContestants(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const edition = await readEdition(givenYear);
  const columns = Object.values(exportColumns);
  const cells = (await listContestantRows(edition)).map((row) => columns.map(({ value }) => value(row)));
  const lines = [Object.keys(exportColumns), ...cells];
  const text = csvText(edition.dataDeletedAt ? withoutEmptyColumns(lines) : lines);
  return { fileName: `contestants-${edition.year}.csv`, text };
}
