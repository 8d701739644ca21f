import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { EditionEditor } from "@/components/contest/edition/edition-editor";
import { EditionSwitch } from "@/components/control-panel/edition-switch";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { cityTime } from "@/lib/edition/city";
import { getSettings } from "@/lib/edition/queries";
import { now } from "@/lib/platform/time/clock";
import { requirePage } from "@/lib/site/pages/guard";
import { findEditableEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/edition";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The current edition or, with `?year=`, the draft of the next one. */
export default async function EditionPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const edition = await findEditableEdition(await searchParams);
  const [settings, instant] = await Promise.all([getSettings(edition.id), now()]);
  const nextYear = edition.years.find((year) => year > edition.currentYear) ?? null;
  return (
    <>
      <PageHeader
        compact
        title={`The ${settings.year} edition`}
        lead={`Each part is saved with its own button. All times are ${cityTime(settings.venue)}.`}
      />
      <EditionSwitch path={path} edition={edition} />
      <EditionEditor
        // A draft that becomes current starts anew.
        key={`${settings.id} ${settings.isCurrent}`}
        settings={settings}
        now={instant}
        currentYear={edition.currentYear}
        nextYear={nextYear}
      />
    </>
  );
}
