import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { GroupResultsPanel } from "@/components/result/group-results-panel";
import { GroupSwitch } from "@/components/result/group-switch";
import { rankingColumns, rankingFilters } from "@/components/result/ranking-columns";
import { ResultsStateForm } from "@/components/result/results-state-form";
import { ButtonAnchor } from "@/components/ui/button";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { findOption } from "@/lib/platform/validation/find-option";
import { groupPlural, groups } from "@/lib/result/labels";
import { describeListed, publicationWarnings } from "@/lib/result/publication";
import { countScores, readResults } from "@/lib/result/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/results";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

const leads = {
  HIDDEN: "The results are hidden: only administrators see them.",
  PROVISIONAL: "The results are provisional: everybody sees them.",
  FINAL: "The results are final: everybody sees them.",
};

/** The tasks, medals and ranking of a group, `?group=`; those of the current edition can be changed until they are final. */
export default async function ResultsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const [{ state, unofficialAwarded, version, groups: all }, scoreCounts] = await Promise.all([
    readResults(edition.id),
    countScores(edition.id),
  ]);
  const group = findOption(groups, params.group) ?? groups[0];
  const results = all.find((one) => one.group === group);
  if (!results) throw new RangeError(`There are no results of ${group}.`);
  const isEditable = edition.isCurrent && state !== "FINAL";
  return (
    <>
      <PageHeader compact title="Results" lead={leads[state]} />
      {edition.isCurrent && (
        <ResultsStateForm
          record={{ state, unofficialAwarded, version }}
          listed={describeListed(all)}
          warnings={publicationWarnings(all)}
        />
      )}
      <GroupSwitch path={path} group={group} searchParams={params} />
      <GroupResultsPanel
        key={group}
        results={results}
        scoreCounts={scoreCounts}
        version={version}
        unofficialAwarded={unofficialAwarded}
        isEditable={isEditable}
      />
      <DataTable
        name="ranking"
        title={`Ranking of the ${groupPlural(group)}`}
        itemNames={["contestant", "contestants"]}
        path={path}
        searchParams={params}
        rows={results.contestants}
        rowKey={({ id }) => id}
        columns={rankingColumns(results, version, isEditable)}
        filters={rankingFilters(results)}
        empty={{ title: "No contestants yet", text: "Contestants appear here once a team of the group is registered." }}
      />
      <p className="mt-6 print:hidden">
        <ButtonAnchor size="sm" href={`/api/Result/export/csv?year=${edition.year}`}>
          Export the results of both groups (CSV)
        </ButtonAnchor>
      </p>
    </>
  );
}
