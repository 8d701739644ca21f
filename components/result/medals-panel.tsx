import { BoundariesForm } from "@/components/result/boundaries-form";
import { ResultsImport } from "@/components/result/results-import";
import { ScorePlot } from "@/components/result/score-plot";
import { TasksForm } from "@/components/result/tasks-form";
import { Panel } from "@/components/ui/panel";
import { proposeBoundaries } from "@/lib/result/boundaries";
import { groupPlural } from "@/lib/result/labels";
import type { GroupResults } from "@/lib/result/views";

interface GroupResultsPanelProps {
  view: "import" | "medals";
  results: GroupResults;
  /** How many scores each task has, by task id. */
  scoreCounts: Readonly<Record<string, number>>;
  version: number;
  unofficialAwarded: boolean;
  isEditable: boolean;
}

/** A group's tasks and import, or its boundaries of medals; only the plot of totals if they cannot be changed. */
export function GroupResultsPanel(props: GroupResultsPanelProps) {
  const { view, results, scoreCounts, version, unofficialAwarded, isEditable } = props;
  const { group, tasks, boundaries, contestants } = results;
  const plotted = contestants.flatMap(({ id, code, fullName, total, place, isDisqualified }) =>
    total === null || isDisqualified ? [] : [{ id, code, fullName, total, place, isDisqualified }],
  );
  const plot = {
    contestants: plotted,
    unofficialAwarded,
    maximum: tasks.reduce((sum, { maximum }) => sum + maximum, 0),
  };
  if (view === "medals") {
    if (plotted.length === 0) return <p>Medals need points. Import them first.</p>;
    return isEditable ? (
      <BoundariesForm
        group={group}
        record={{ version, ...boundaries }}
        stored={boundaries}
        proposed={proposeBoundaries(contestants)}
        {...plot}
      />
    ) : (
      <Panel className="mb-10">
        <ScorePlot {...plot} boundaries={boundaries} />
      </Panel>
    );
  }
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
