import { ResultsTable } from "@/components/result/results-table";
import { Link } from "@/components/ui/link";
import { toResultRows } from "@/lib/result/public-views";
import type { Results } from "@/lib/result/views";

interface OwnResultsProps {
  /** Null while they are hidden. */
  results: Results | null;
  teamIds: readonly string[];
}

/** The published results of a registrator's contestants. */
export function OwnResults({ results, teamIds }: OwnResultsProps) {
  if (!results) return null;
  const groups = results.groups
    .map(({ contestants, ...group }) => ({
      ...group,
      contestants: contestants.filter(({ teamId }) => teamIds.includes(teamId)),
    }))
    .filter(({ contestants }) => contestants.length > 0);
  if (groups.length === 0) return null;
  const rows = toResultRows({ ...results, groups }, true);
  return (
    <section className="mb-10" aria-labelledby="own-results">
      <h2 id="own-results" className="text-2xl">
        Results
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">
        {results.state === "FINAL" ? "The final results." : "These results are provisional and may still change."}{" "}
        <Link href="/results">All results</Link>
      </p>
      {groups.map(({ group, tasks }) => (
        <section key={group} className="mb-6" aria-labelledby={`own-${group}`}>
          <h3 id={`own-${group}`} className="mb-1 text-lg">
            {group}s
          </h3>
          <ResultsTable group={group} tasks={tasks} rows={rows.filter((row) => row.group === group)} path="/results" />
        </section>
      ))}
    </section>
  );
}
