import { ResultsImport } from "@/components/result/results-import";
import { TasksForm } from "@/components/result/tasks-form";
import { groupPlural } from "@/lib/result/labels";
import type { GroupResults } from "@/lib/result/views";

interface ImportPanelProps {
  results: Pick<GroupResults, "group" | "tasks">;
  /** How many scores each task has, by task id. */
  scoreCounts: Readonly<Record<string, number>>;
  version: number;
}

/** The import of a group's points, and its tasks. */
export function ImportPanel({ results: { group, tasks }, scoreCounts, version }: ImportPanelProps) {
  return (
    <>
      <section className="mb-10 print:hidden" aria-labelledby="import">
        <h2 id="import" className="mb-1 text-xl">
          Import the points of the {groupPlural(group)}
        </h2>
        <p className="mb-5 max-w-measure text-ink-soft **:[code]:text-[0.9em] **:[code]:text-ink">
          CMS’s <code>ranking.csv</code>, a scoreboard of DOMjudge in JSON, or CSV with the column <code>code</code> (or{" "}
          <code>username</code>) and one for each task. A row replaces the contestant’s points for these tasks; an empty
          cell means that the contestant was absent.
        </p>
        <ResultsImport group={group} />
      </section>
      <TasksForm group={group} record={{ version, tasks }} scoreCounts={scoreCounts} />
    </>
  );
}
