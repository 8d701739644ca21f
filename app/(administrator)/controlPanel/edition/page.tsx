import { Fragment } from "react";
import { DeadlineExtensions } from "@/app/(administrator)/controlPanel/edition/deadline-extensions";
import { Questions } from "@/app/(administrator)/controlPanel/edition/questions";
import { accountPage } from "@/app/account-page";
import { CommitteesForm } from "@/components/edition/editor/committees-form";
import { CompaniesForm } from "@/components/edition/editor/companies-form";
import { DetailsForm } from "@/components/edition/editor/details-form";
import { EarlierEditions } from "@/components/edition/editor/earlier-editions";
import { NextEditionPanel } from "@/components/edition/editor/next-edition-panel";
import { NextForm } from "@/components/edition/editor/next-form";
import { PicturesForm } from "@/components/edition/editor/pictures-form";
import { PrintForm } from "@/components/edition/editor/print-form";
import { ScheduleForm } from "@/components/edition/editor/schedule-form";
import { TextForm } from "@/components/edition/editor/text-form";
import { type EditionView, editionTexts, editionViews } from "@/components/edition/editor/views";
import { Link } from "@/components/ui/link";
import { PageHeader } from "@/components/ui/page-header";
import { RecordGone } from "@/components/ui/record-gone";
import { hrefWith } from "@/components/ui/search-params";
import { Tabs } from "@/components/ui/tabs";
import { timesText } from "@/lib/edition/dates";
import { yearParam } from "@/lib/edition/edition-path";
import { getSettings, listEnteredTimes } from "@/lib/edition/queries";
import { isUnused, listUnusedEditions } from "@/lib/edition/unused";
import { now } from "@/lib/platform/time/clock";
import { findOption } from "@/lib/platform/validation/find-option";
import { listUnfinished } from "@/lib/site/pages/overview";
import { readEnding, readUnfinished } from "@/lib/site/pages/overview-queries";
import { findEditableEdition, listEditions } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/edition";

const allViews = Object.keys(editionViews) as EditionView[];

/** The current edition or, with `?year=`, the next one; by `?view=` one part of it. */
export default accountPage(path, async ({ params }) => {
  const editions = await listEditions();
  // notFound() is not called, because its page would stay when only the search parameters change.
  const isGone = params.year !== undefined && !editions.some(({ year }) => String(year) === params.year);
  if (isGone) return <RecordGone what="edition" listHref={path} />;
  const edition = await findEditableEdition(params);
  const [settings, instant, current] = await Promise.all([getSettings(edition.id), now(), findEditableEdition({})]);
  const { isCurrent } = settings;
  // Only the current edition has countries with later deadlines.
  const views = allViews.filter((name) => isCurrent || name !== "extensions");
  const view = findOption(views, params.view) ?? "details";
  const year = yearParam(edition);
  const hrefOf = (name: EditionView, text = "") => hrefWith(path, { year, view: name === "details" ? "" : name, text });
  const text = editionTexts.find(({ id }) => id === params.text) ?? editionTexts[0];

  async function renderNext() {
    const next = editions.find(({ year }) => year > current.year);
    if (next && !isCurrent) {
      const [unfinished, ending] = await Promise.all([readUnfinished(current), readEnding(current, instant)]);
      return (
        <NextEditionPanel
          id={next.id}
          year={next.year}
          currentYear={current.year}
          unfinished={listUnfinished(unfinished)}
          ending={ending}
        />
      );
    }
    const previous = editions.find(({ year }) => year < current.year);
    const [unused, canReturn] = await Promise.all([listUnusedEditions(current), !next && isUnused(current)]);
    return (
      <>
        {next && (
          <p>
            The <Link href={`${path}?year=${next.year}`}>{next.year} edition</Link> is being prepared.
          </p>
        )}
        {!next && current.hasDates && <NextForm settings={settings} now={instant} />}
        {!current.hasDates && (
          <p>
            <Link href={`${path}#general`}>Enter the year and the dates</Link> of this edition first.
          </p>
        )}
        <EarlierEditions
          currentYear={current.year}
          previous={previous && canReturn ? { id: previous.id, year: previous.year } : null}
          unused={unused}
        />
      </>
    );
  }

  async function renderView() {
    switch (view) {
      case "details":
        return <DetailsForm settings={settings} now={instant} enteredTimes={await listEnteredTimes(edition)} />;
      case "extensions":
        return <DeadlineExtensions searchParams={params} now={instant} />;
      case "questions":
        return <Questions edition={edition} searchParams={params} />;
      case "texts":
        return <TextForm key={text.id} settings={settings} text={text} />;
      case "pictures":
        return <PicturesForm settings={settings} />;
      case "sponsors":
        return <CompaniesForm settings={settings} />;
      case "committees":
        return <CommitteesForm settings={settings} />;
      case "schedule":
        return <ScheduleForm settings={settings} />;
      case "print":
        return <PrintForm settings={settings} />;
      case "next":
        return renderNext();
    }
  }

  return (
    <>
      <PageHeader
        title={edition.hasDates ? `The ${edition.year} edition` : "The first edition"}
        lead={timesText(settings.venue)}
      />
      <Tabs
        label="Edition"
        tabs={views.map((name) => ({
          title: name === "next" && !isCurrent ? "Make it current" : editionViews[name],
          href: hrefOf(name),
          isCurrent: name === view,
        }))}
      />
      {view === "texts" && (
        <Tabs
          label="Texts"
          isNested
          tabs={editionTexts.map(({ id, title }) => ({
            title,
            href: hrefOf("texts", id),
            isCurrent: id === text.id,
          }))}
        />
      )}
      {/* The forms of the next edition start anew once it is the current one. */}
      <Fragment key={`${settings.id} ${isCurrent}`}>{await renderView()}</Fragment>
    </>
  );
});
