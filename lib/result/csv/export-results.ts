import "server-only";
import { readEdition } from "@/lib/edition/queries";
import { type CsvColumns, csvFile } from "@/lib/platform/csv/file";
import { unjudgedColumn } from "@/lib/result/csv/results-file";
import { awardLabels } from "@/lib/result/labels";
import { readResults, readUnjudged } from "@/lib/result/queries";
import type { ContestantResult, GroupResults } from "@/lib/result/views";

type Row = ContestantResult & { group: string; scoresByColumn: Map<string, number | null>; unjudged: string[] };

type IsUnjudged = Awaited<ReturnType<typeof readUnjudged>>;

const cell = (points: number | null | undefined) => points?.toString() ?? "";

const columnOf = ({ day, name }: { day: number; name: string }) => `day ${day} ${name}`;

function columnsFor(taskColumns: readonly string[]): CsvColumns<Row> {
  return {
    group: ({ group }) => group,
    place: ({ place }) => (place === null ? "" : String(place)),
    code: ({ code }) => code,
    fullName: ({ fullName }) => fullName,
    nativeName: ({ nativeName }) => nativeName,
    country: ({ countryName }) => countryName,
    team: ({ teamName }) => teamName,
    official: ({ isOfficial }) => isOfficial,
    ...Object.fromEntries(taskColumns.map((column) => [column, (row: Row) => cell(row.scoresByColumn.get(column))])),
    day1: ({ dayTotals }) => cell(dayTotals[0]),
    day2: ({ dayTotals }) => cell(dayTotals[1]),
    total: ({ total }) => cell(total),
    medal: ({ award }) => award && awardLabels[award],
    honourableMention: ({ honourableMention }) => honourableMention,
    disqualification: ({ disqualification }) => disqualification,
    [unjudgedColumn]: ({ unjudged }) => unjudged.join("; "),
  };
}

const toRows = ({ group, tasks, contestants }: GroupResults, isUnjudged: IsUnjudged): Row[] =>
  contestants.map((contestant) => ({
    ...contestant,
    group,
    scoresByColumn: new Map(tasks.map((task, i) => [columnOf(task), contestant.scores[i] ?? null])),
    unjudged: tasks.filter(({ id }) => isUnjudged(contestant.id, id)).map(columnOf),
  }));

/** Includes hidden results. Throws 404 for an unknown year. */
export async function exportResults(givenYear?: number): Promise<{ fileName: string; text: string }> {
  const { id, year, timeZone } = await readEdition(givenYear);
  const [{ groups }, isUnjudged] = await Promise.all([readResults(id), readUnjudged(id)]);
  const taskColumns = [...new Set(groups.flatMap(({ tasks }) => tasks.map(columnOf)))];
  const text = await csvFile(
    columnsFor(taskColumns),
    groups.flatMap((group) => toRows(group, isUnjudged)),
    timeZone,
  );
  return { fileName: `results-${year}.csv`, text };
}
