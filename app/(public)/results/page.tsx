import "@/app/styles/table.css";
import "@/app/styles/results.css";
import { notFound } from "next/navigation";
import { publicMetadata } from "@/app/metadata";
import { EditionPage } from "@/components/edition/edition-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { PublicResults } from "@/components/result/public-results";
import { TaskStatistics } from "@/components/result/task-statistics";
import { EmptyState } from "@/components/ui/empty-state";
import { Notice } from "@/components/ui/notice";
import { editionPath } from "@/lib/edition/edition-path";
import { toResultRows } from "@/lib/result/public-views";
import { findPublishedResults } from "@/lib/result/queries";
import { findPageEdition, type PublicPageProps } from "@/lib/site/pages/page-edition";

const path = "/results";

export const generateMetadata = publicMetadata(path);

/** The published results of an edition; 404 while they are hidden. */
export default async function ResultsPage({ params }: PublicPageProps) {
  const edition = await findPageEdition(path, params);
  const results = await findPublishedResults(edition.year);
  if (!results) notFound();
  const isCurrent = edition.year === undefined;
  const rows = toResultRows(results, isCurrent);
  const empty = emptyTexts("results", "Results appear here once contestants have points.", { ...edition, isCurrent });
  const groups = results.groups.filter(({ contestants }) => contestants.length > 0);
  const isFinal = results.state === "FINAL";
  return (
    <EditionPage path={path} edition={edition} lead={isFinal ? "The final results." : undefined}>
      {!isFinal && (
        <Notice tone="warning" className="mb-6">
          These results are provisional and may still change.
        </Notice>
      )}
      {rows.length > 0 ? (
        <>
          <PublicResults
            path={editionPath(edition.base, path)}
            groups={groups.map(({ group, tasks }) => ({ group, tasks: tasks.map(({ name, day }) => ({ name, day })) }))}
            rows={rows}
          />
          <TaskStatistics groups={groups} />
        </>
      ) : (
        <EmptyState title={empty.title}>{empty.text}</EmptyState>
      )}
    </EditionPage>
  );
}
