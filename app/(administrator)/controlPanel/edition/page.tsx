import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { EditionEditor } from "@/components/contest/edition/edition-editor";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { getSettings } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";
import { findEditableEdition, listEditions } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/edition";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The current edition or, with `?year=`, the draft of the next one. */
export default async function EditionPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const edition = await findEditableEdition(await searchParams);
  const [settings, instant, editions, { year: currentYear }] = await Promise.all([
    getSettings(edition.id),
    now(),
    listEditions(),
    findEditableEdition({}),
  ]);
  const nextYear = editions.find(({ year }) => year > currentYear)?.year ?? null;
  return (
    <>
      <PageHeader
        compact
        title={`The ${settings.year} edition`}
        lead={`Each part is saved with its own button. All times are ${cityTime(settings.venue)}.`}
      />
      <EditionEditor
        // A draft that becomes current starts anew.
        key={`${settings.id} ${settings.isCurrent}`}
        settings={settings}
        now={instant}
        currentYear={currentYear}
        nextYear={nextYear}
      />
    </>
  );
}
