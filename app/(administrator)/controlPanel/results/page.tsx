import "@/app/styles/results.css";
import { Fragment } from "react";
import { panelPage } from "@/app/account-page";
import { emptyTexts } from "@/components/edition/empty-texts";
import { MedalsPanel } from "@/components/result/medals-panel";
import { PublishResults } from "@/components/result/publish-results";
import { RankingTable } from "@/components/result/ranking-table";
import { ResultsImport } from "@/components/result/results-import";
import { ResultsStateForm } from "@/components/result/results-state-form";
import { TasksForm } from "@/components/result/tasks-form";
import { ButtonAnchor, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageHeader } from "@/components/ui/page-header";
import { hrefWith } from "@/components/ui/search-params";
import { Section } from "@/components/ui/section";
import { Tabs } from "@/components/ui/tabs";
import { yearParam } from "@/lib/edition/edition-path";
import { findOption } from "@/lib/platform/validation/find-option";
import { groupPlural, groups } from "@/lib/result/labels";
import {
  daysWithoutPoints,
  describeListed,
  describePublication,
  hasPoints,
  publicationChecks,
  publicationWarnings,
} from "@/lib/result/publication";
import { countScores, readResults } from "@/lib/result/queries";

const path = "/controlPanel/results";

const leads = {
  HIDDEN: "The results are hidden: only administrators see them.",
  PROVISIONAL: "The results are provisional: everybody sees them.",
  FINAL: "The results are final: everybody sees them.",
};

const viewTitles = { ranking: "Ranking", import: "Import", medals: "Medals", publication: "Publication" };

type View = keyof typeof viewTitles;

const views = Object.keys(viewTitles) as View[];

/** The ranking of a group (`?group=`) or, by `?view=`, its import and tasks, its medals, or the publication. */
export default panelPage(path, async ({ params, edition }) => {
  const { state, unofficialAwarded, version, groups: groupResults } = await readResults(edition.id);
  const group = findOption(groups, params.group) ?? groups[0];
  const results = groupResults.find((one) => one.group === group);
  if (!results) throw new RangeError(`There are no results of ${group}.`);
  const lacksPoints = results.contestants.length > 0 && !hasPoints([results]);
  const isUnpublishable = edition.isCurrent && state === "HIDDEN" && !hasPoints(groupResults);
  const isEditable = edition.isCurrent && state !== "FINAL";
  const shownViews = views.filter((view) => view !== "import" || isEditable);
  const view = findOption(shownViews, params.view) ?? "ranking";
  const year = yearParam(edition);
  const hrefOf = (changes: { view?: View; group?: string }) => {
    const search = { year, group, view, ...changes };
    return hrefWith(path, { ...search, view: search.view === "ranking" ? "" : search.view });
  };
  const noPoints = (
    <EmptyState title="No points yet">
      {isEditable ? (
        <ButtonLink href={hrefOf({ view: "import" })}>Import the points of the {groupPlural(group)}</ButtonLink>
      ) : (
        `The ${groupPlural(group)} have no points.`
      )}
    </EmptyState>
  );
  return (
    <>
      <PageHeader
        title="Results"
        lead={leads[state]}
        actions={
          // The other views have buttons of their own that lead.
          view === "ranking" &&
          state === "HIDDEN" &&
          hasPoints(groupResults) && (
            <PublishResults
              unofficialAwarded={unofficialAwarded}
              version={version}
              year={edition.year}
              checks={publicationChecks(groupResults)}
              publicText={describePublication(groupResults)}
              importHref={isEditable ? hrefOf({ view: "import" }) : undefined}
            />
          )
        }
      />
      <Tabs
        label="Results"
        tabs={shownViews.map((name) => ({
          title: viewTitles[name],
          href: hrefOf({ view: name }),
          isCurrent: name === view,
        }))}
      />
      {view !== "publication" && (
        <Tabs
          label="Groups"
          isNested
          tabs={groups.map((name) => ({ title: name, href: hrefOf({ group: name }), isCurrent: name === group }))}
        />
      )}
      {view === "publication" && isUnpublishable && noPoints}
      {view === "publication" && !isUnpublishable && (
        <ResultsStateForm
          key={year}
          year={year}
          record={{ state, unofficialAwarded, version }}
          listed={describeListed(groupResults)}
          warnings={publicationWarnings(groupResults)}
        />
      )}
      {view === "import" && (
        <Fragment key={group}>
          <Section title={`Import the points of the ${groupPlural(group)}`} className="mb-10 print:hidden">
            <p className="mt-1 mb-5 max-w-measure text-ink-soft **:[code]:text-[0.9em] **:[code]:text-ink">
              CMS’s <code>ranking.csv</code>, a scoreboard of DOMjudge in JSON, or CSV with the column <code>code</code>{" "}
              (or <code>username</code>) and one for each task. A row replaces the contestant’s points for these tasks;
              an empty cell means that the contestant was absent.
            </p>
            <ResultsImport
              group={group}
              emptyDays={daysWithoutPoints(results)}
              tasks={results.tasks.map(({ name, day }) => ({ name, day }))}
              contestants={results.contestants.map(({ code, fullName }) => ({ code, fullName }))}
            />
          </Section>
          <TasksForm
            group={group}
            record={{ version, tasks: results.tasks }}
            scoreCounts={await countScores(edition.id)}
          />
        </Fragment>
      )}
      {view === "medals" && (
        <MedalsPanel
          key={group}
          results={results}
          version={version}
          unofficialAwarded={unofficialAwarded}
          isEditable={isEditable}
          empty={noPoints}
        />
      )}
      {view === "ranking" && lacksPoints && noPoints}
      {view === "ranking" && !lacksPoints && (
        <>
          <RankingTable
            group={groupPlural(group)}
            tasks={results.tasks.map(({ id, name, day }) => ({ id, name, day }))}
            rows={results.contestants.map(
              ({ personId, nativeName, nativeLanguage, picturePath, teamId, teamName, ...row }) => row,
            )}
            version={version}
            isEditable={isEditable}
            empty={emptyTexts(
              "contestants",
              "Contestants appear here once a team of the group is registered.",
              edition,
            )}
          />
          {groupResults.some(({ contestants }) => contestants.length > 0) && (
            <p className="mt-6 print:hidden">
              <ButtonAnchor size="sm" href={`/api/Result/export/csv?year=${edition.year}`}>
                Export the results of both groups (CSV)
              </ButtonAnchor>
            </p>
          )}
        </>
      )}
    </>
  );
});
