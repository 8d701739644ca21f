"use client";

import { useState } from "react";
import { ImportChanges } from "@/components/contestant/import-changes";
import { type ColumnChoice, CsvImport, importLabel } from "@/components/forms/csv/csv-import";
import { ImportCounts } from "@/components/forms/csv/import-counts";
import type { WarningQuestion } from "@/components/forms/use-warnings";
import { ChangedValue } from "@/components/ui/changed-value";
import { Checkbox } from "@/components/ui/checkbox";
import { Select } from "@/components/ui/input";
import { Notice } from "@/components/ui/notice";
import { type CsvColumn, saveCsv } from "@/components/ui/table/save-csv";
import { withToggled } from "@/components/ui/with-toggled";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { FileColumns } from "@/lib/platform/errors/problem";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { plural } from "@/lib/platform/text/plural";
import { shorten } from "@/lib/platform/text/shorten";
import { days, groupPlural, groups, usualMaximum } from "@/lib/result/labels";
import type { ResultsImport as ImportResult, ResultsChange } from "@/lib/result/schema";
import { api } from "@/lib/site/api/client";

interface ResultsImportProps {
  group: ContestantGroup;
  /** The days of which nobody has points yet. */
  emptyDays: readonly number[];
  tasks: readonly { name: string; day: number }[];
  contestants: readonly Contestant[];
}

interface Contestant {
  code: string;
  fullName: string;
}

/** The columns of the file to fill in: those of the day's tasks, or of an example if it has none. */
function columnsToFillIn(tasks: ResultsImportProps["tasks"], day: string): CsvColumn<Contestant>[] {
  const names = tasks.filter((task) => String(task.day) === day).map(({ name }) => name);
  return [
    { title: "Code", value: ({ code }) => code },
    { title: "Full name", value: ({ fullName }) => fullName },
    ...(names.length > 0 ? names : ["task 1"]).map((title) => ({ title, value: () => null })),
  ];
}

interface TaskColumnsProps {
  file: FileColumns;
  choice: ColumnChoice;
}

function TaskColumns({ file: { columns, unusedColumns }, choice }: TaskColumnsProps) {
  const chosen = choice.columns ?? columns.filter((column) => !unusedColumns.includes(shorten(column)));
  return (
    <fieldset>
      <legend className="font-semibold text-sm/[1.6]">Columns with points</legend>
      <div className="flex flex-wrap gap-x-6">
        {columns.map((column) => (
          <Checkbox
            key={column}
            checked={chosen.includes(column)}
            onChange={({ target }) => choice.choose(withToggled(columns, chosen, column, target.checked))}
          >
            <bdi>{column}</bdi>
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
}

export function ResultsImport({ group, emptyDays, tasks, contestants }: ResultsImportProps) {
  const [day, setDay] = useState(String(emptyDays[0] ?? days[0]));
  const [importKey, setImportKey] = useState(0);

  function choose(chosen: string) {
    setDay(chosen);
    setImportKey(importKey + 1);
  }

  async function send(
    body: FormData,
    query: { dryRun: string },
    columns: ColumnChoice["columns"],
  ): Promise<ImportResult> {
    if (columns) body.set("tasks", columns.join("\n"));
    const result = await api("POST /api/Result/import/{group}/{day}", { params: { group, day }, query, body });
    // The next file is probably that of the other day.
    if (query.dryRun === "false") setDay(String(emptyDays.find((one) => String(one) !== day) ?? day));
    return result;
  }

  return (
    <>
      <label className="mb-4 block w-40 font-semibold text-sm/[1.6]">
        Competition day
        <Select value={day} onChange={({ target }) => choose(target.value)}>
          {days.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      </label>
      <CsvImport
        // Choosing another day discards a file that was checked for this one.
        key={importKey}
        kind="CSV or JSON file"
        accept=".json,application/json"
        send={send}
        storing="Storing the results…"
        success={`The results of the ${groupPlural(group)} of day ${day} have been imported.`}
        action={({ created, updated, newTasks }) =>
          importLabel(created + updated) ??
          (newTasks.length > 0 ? `Add ${plural(newTasks.length, "task", "tasks")}` : null)
        }
        question={(result) => dayQuestion(day, result)}
        preview={(result) => <ResultsPreview group={group} result={result} />}
        columns={(file, choice) => <TaskColumns file={file} choice={choice} />}
        onDownloadTemplate={() => saveCsv(`${groupPlural(group)}-day${day}`, columnsToFillIn(tasks, day), contestants)}
      />
    </>
  );
}

/** The question before storing a file that looks like another day's; null for other files. */
function dayQuestion(day: string, { otherTasks, newTasks }: ImportResult): WarningQuestion | null {
  if (otherTasks.length === 0) return null;
  return {
    title: `Is this the file of day ${day}?`,
    action: `Import it as day ${day}`,
    sentences: [
      `Day ${day} has points of ${joinWithAnd(otherTasks)} already.`,
      `This file has none of these tasks and would add ${joinWithAnd(newTasks)}.`,
    ],
  };
}

const otherGroupOf = (group: ContestantGroup) => groups.find((one) => one !== group);

const meanings = [
  ["created", "New", "no points of these tasks before"],
  ["updated", "Changed", "replaced"],
  ["unchanged", "Unchanged", "same as in the file"],
  ["skipped", "Skipped", "without points, or withdrawn"],
] as const;

const toRow = ({ values, ...row }: ResultsChange) => ({
  ...row,
  values: new Map(
    values.map(({ task, before, after }) => [task, <ChangedValue key={task} before={before} after={after ?? "–"} />]),
  ),
});

function ResultsPreview({ group, result }: { group: ContestantGroup; result: ImportResult }) {
  const { changes = [], newTasks, withdrawn, otherGroup, rounded, unjudged, notInFile, keptPoints, ...counts } = result;
  const notes = [
    newTasks.length > 0 &&
      `${newTasks.length === 1 ? "New task" : "New tasks"} with a maximum of ${usualMaximum} points: ${newTasks.join(", ")}.`,
    withdrawn.length > 0 &&
      `Skipped, because the team is withdrawn: ${withdrawn.map(({ code, fullName }) => `${fullName} (${code})`).join(", ")}.`,
    keptPoints.length > 0 &&
      `Not in the file, and keep their points: ${keptPoints.map(({ code, fullName }) => `${code}, ${fullName}`).join("; ")}.`,
    notInFile > keptPoints.length &&
      `Not in the file, and without points of its tasks: ${plural(notInFile - keptPoints.length, "contestant", "contestants")}.`,
    otherGroup > 0 && `Not used: ${plural(otherGroup, "row", "rows")} of the group ${otherGroupOf(group)}.`,
    rounded > 0 && `Rounded to 4 decimals: ${plural(rounded, "score", "scores")}.`,
    unjudged > 0 && `${plural(unjudged, "score is", "scores are")} still being judged and may change.`,
  ];
  const tasks = [...new Set(changes.flatMap(({ values }) => values.map(({ task }) => task)))];
  return (
    <>
      <ImportCounts counts={counts} meanings={meanings} />
      {notes.map(
        (note) =>
          note && (
            <Notice key={note} tone="warning">
              {note}
            </Notice>
          ),
      )}
      {changes.length > 0 && (
        <ImportChanges changes={changes.map(toRow)} columns={tasks.map((task) => ({ key: task, title: task }))} />
      )}
    </>
  );
}
