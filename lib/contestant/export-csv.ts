import "server-only";
import { type ContestantRow, listContestantRows } from "@/lib/contestant/contestant-rows";
import { exportColumns } from "@/lib/contestant/export-columns";
import { readEdition } from "@/lib/edition/queries";
import { csvFile } from "@/lib/platform/csv/file";
import { answerText, questionsOf } from "@/lib/question/labels";

const { code, fullName, username, day1SeatingPlace, day2SeatingPlace } = exportColumns;
const password = { value: () => null };
const columnsToFillIn = { code, fullName, username, password, day1SeatingPlace, day2SeatingPlace };

interface ExportQuery {
  /** The current edition's without it. */
  year?: number | undefined;
  /** Whether the file is for the import of credentials and seats. */
  toFillIn?: boolean;
}

/** Without passwords. Throws 404 for an unknown year. */
export async function exportContestants(query: ExportQuery): Promise<{ fileName: string; text: string }> {
  const { toFillIn = false } = query;
  const edition = await readEdition(query.year);
  const { year, timeZone, dataDeletedAt } = edition;
  const answerColumns = questionsOf(edition.questions, "CONTESTANT").map(
    ({ id, label }) =>
      [`answers.${label}`, { value: ({ answers }: ContestantRow) => answerText(answers?.[id]) }] as const,
  );
  const namedColumns = toFillIn
    ? Object.entries(columnsToFillIn)
    : [...Object.entries(exportColumns), ...answerColumns];
  const columns = Object.fromEntries(namedColumns.map(([name, { value }]) => [name, value]));
  const hidesEmpty = dataDeletedAt !== null && !toFillIn;
  const text = await csvFile(columns, await listContestantRows(edition), timeZone, hidesEmpty);
  return { fileName: `${toFillIn ? "credentials" : "contestants"}-${year}.csv`, text };
}
