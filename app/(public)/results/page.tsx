import "@/app/styles/table.css";
import "@/app/styles/results.css";
import { notFound } from "next/navigation";
import { listMetadata } from "@/app/list-metadata";
import { EditionPage } from "@/components/edition/edition-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { ofGroup } from "@/components/public-list/search";
import { Medallists } from "@/components/result/medallists";
import { PublicResults } from "@/components/result/public-results";
import { ResultsTable } from "@/components/result/results-table";
import { TaskStatistics } from "@/components/result/task-statistics";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { ShareButton } from "@/components/ui/share-button";
import { editionPath } from "@/lib/edition/edition-path";
import { type ResultRow, toResultRows } from "@/lib/result/public-views";
import { findPublishedResults } from "@/lib/result/queries";
import type { Results } from "@/lib/result/views";
import { findSubjectOf } from "@/lib/site/pages/list-subject";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/results";

export const generateMetadata = listMetadata(path);

/** The published results of an edition; 404 while they are hidden. */
export default async function ResultsPage({ params, searchParams }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const subject = await findSubjectOf(path, edition.year, searchParams);
  const results = await findPublishedResults(edition.year);
  if (!results) notFound();
  const isCurrent = edition.year === undefined;
  const rows = toResultRows(results, isCurrent);
  const { contestant } = await searchParams;
  const row = contestant ? rows.find(({ code }) => code === String(contestant).toUpperCase()) : undefined;
  if (contestant && !row) notFound();
  const empty = emptyTexts("results", "Results appear here once contestants have points.", { ...edition, isCurrent });
  const groups = results.groups.filter(({ contestants }) => contestants.length > 0);
  const listPath = editionPath(edition.base, path);
  const isFinal = results.state === "FINAL";
  return (
    <EditionPage
      path={path}
      edition={edition}
      lead={isFinal ? "The final results." : undefined}
      actions={rows.length > 0 && <ShareButton title={`${edition.name}: ${subject?.name ?? "Results"}`} />}
    >
      {!isFinal && (
        <Notice tone="warning" className="mb-6">
          These results are provisional and may still change.
        </Notice>
      )}
      {row && <OneContestant results={results} rows={rows} row={row} path={listPath} />}
      {rows.length > 0 && !row && (
        <>
          {!subject && <Medallists results={results} path={listPath} />}
          <PublicResults
            path={listPath}
            groups={groups.map(({ group, tasks }) => ({ group, tasks: tasks.map(({ name, day }) => ({ name, day })) }))}
            rows={rows}
          />
          <TaskStatistics groups={groups} />
        </>
      )}
      {rows.length === 0 && <EmptyState title={empty.title}>{empty.text}</EmptyState>}
    </EditionPage>
  );
}

interface OneContestantProps {
  results: Results;
  rows: readonly ResultRow[];
  row: ResultRow;
  path: string;
}

/** A contestant's row with the points of each task, at an address of its own. */
function OneContestant({ results, rows, row, path }: OneContestantProps) {
  const { group } = row;
  const tasks = results.groups.find((groupResults) => groupResults.group === group)?.tasks ?? [];
  return (
    <>
      <ResultsTable
        group={group}
        tasks={tasks}
        rows={ofGroup(rows, group)}
        found={[row]}
        path={path}
        showsTasksOnPhones
      />
      <p className="mt-6">
        <a href={path}>All results</a>
      </p>
    </>
  );
}
