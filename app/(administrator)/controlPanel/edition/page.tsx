import { DeadlineExtensions } from "@/app/(administrator)/controlPanel/edition/deadline-extensions";
import { accountMetadata } from "@/app/metadata";
import { EditionEditor } from "@/components/edition/editor/edition-editor";
import { type EditionView, editionTexts, editionViews } from "@/components/edition/editor/views";
import { WithSectionNav } from "@/components/forms/section-nav";
import { PageHeader } from "@/components/ui/page-header";
import { RecordGone } from "@/components/ui/record-gone";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import { Tabs } from "@/components/ui/tabs";
import { cityTime } from "@/lib/edition/city";
import { yearParam } from "@/lib/edition/edition-path";
import { getSettings } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { findOption } from "@/lib/platform/validation/find-option";
import { requirePage } from "@/lib/site/pages/guard";
import { listUnfinished } from "@/lib/site/pages/overview";
import { readUnfinished } from "@/lib/site/pages/overview-queries";
import { findEditableEdition, listEditions } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/edition";

export const generateMetadata = () => accountMetadata(path);

const allViews = Object.keys(editionViews) as EditionView[];

const sections = [
  { id: "general", title: "Dates" },
  { id: "place", title: "Place" },
  { id: "age-limits", title: "Age limits" },
  { id: "links", title: "Links" },
  { id: "lists", title: "Lists" },
];

/** The current edition or, with `?year=`, the draft of the next one; by `?view=` one part of it. */
export default async function EditionPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  // Not by notFound(), whose page would stay when only the search parameters change.
  const isGone = params.year !== undefined && !(await listEditions()).some(({ year }) => String(year) === params.year);
  if (isGone) return <RecordGone what="edition" listHref={path} />;
  const edition = await findEditableEdition(params);
  const [settings, instant, editions, current] = await Promise.all([
    getSettings(edition.id),
    now(),
    listEditions(),
    findEditableEdition({}),
  ]);
  const { id, isCurrent } = settings;
  const currentYear = current.year;
  const draftYear = editions.find(({ year }) => year > currentYear)?.year;
  // Only the current edition has countries with later deadlines.
  const views = allViews.filter((one) => isCurrent || one !== "extensions");
  const view = findOption(views, params.view) ?? "details";
  const year = yearParam(edition);
  const hrefOf = (one: EditionView, text = "") => tableHref(path, { year, view: one === "details" ? "" : one, text });
  const text = editionTexts.find((one) => one.id === params.text) ?? editionTexts[0];
  const editor =
    view === "extensions" ? (
      <DeadlineExtensions path={path} searchParams={params} now={instant} />
    ) : (
      <EditionEditor
        // A draft that becomes current starts anew.
        key={`${id} ${isCurrent}`}
        view={view}
        text={text}
        settings={settings}
        now={instant}
        currentYear={currentYear}
        draftYear={draftYear}
        unfinished={view === "next" && !isCurrent ? listUnfinished(await readUnfinished(current)) : []}
      />
    );
  return (
    <>
      <PageHeader compact title={`The ${edition.year} edition`} lead={`All times are ${cityTime(settings.venue)}.`} />
      <Tabs
        label="Edition"
        tabs={views.map((one) => ({
          title: one === "next" && !isCurrent ? "Make it current" : editionViews[one],
          href: hrefOf(one),
          isCurrent: one === view,
        }))}
      />
      {view === "texts" && (
        <Tabs
          label="Texts"
          isNested
          tabs={editionTexts.map((one) => ({
            title: one.title,
            href: hrefOf("texts", one.id),
            isCurrent: one === text,
          }))}
        />
      )}
      {view === "details" ? <WithSectionNav sections={sections}>{editor}</WithSectionNav> : editor}
    </>
  );
}
