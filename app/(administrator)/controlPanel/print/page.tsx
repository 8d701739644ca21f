import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { DocumentCard } from "@/components/print/document-card";
import { PageHeader } from "@/components/ui/page-header";
import { cityTime } from "@/lib/edition/city";
import { currentEdition } from "@/lib/edition/queries";
import { documentNames } from "@/lib/print/documents";
import { summarizeDocument } from "@/lib/print/queries";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** The documents to print, and when each was last printed. */
export default async function PrintDocumentsPage() {
  await requirePage(path);
  const [{ timeZone, venue }, ...documents] = await Promise.all([
    currentEdition(),
    ...documentNames.map(async (name) => ({ name, days: await summarizeDocument(name) })),
  ]);
  return (
    <>
      <PageHeader
        compact
        title="Print"
        lead={`Each page prints from the browser, on A4. All times are ${cityTime(venue)}.`}
      />
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,22rem),1fr))] gap-4">
        {documents.map(({ name, days }) => (
          <DocumentCard key={name} document={name} days={days} timeZone={timeZone} />
        ))}
      </ul>
    </>
  );
}
