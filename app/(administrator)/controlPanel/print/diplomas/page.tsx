import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { CertificateSheet } from "@/components/print/certificate-sheet";
import { PrintPage } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import { Notice } from "@/components/ui/notice";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";
import { type Diploma, listDiplomas } from "@/lib/print/diplomas";
import { compareWithPrinted } from "@/lib/print/queries";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print/diplomas";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

function toSheet(diploma: Diploma) {
  const { award, place, group, country, team } = diploma.content;
  return (
    <CertificateSheet
      key={diploma.personId}
      certificate={diploma}
      title={award}
      line={`${country} · ${team}`}
      text={place ? `Place ${place} in the ${group} group` : `${group} group`}
    />
  );
}

/** A diploma for every medallist and honourable mention, also before the results are published. */
export default async function DiplomasPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { resultsState } = await currentEdition();
  return (
    <PrintPage
      document="diplomas"
      searchParams={await searchParams}
      printables={await compareWithPrinted("diplomas", null, await listDiplomas())}
      searched={({ fullName, nativeName, team }) => [fullName, nativeName, team]}
      filters={[{ name: "award", title: "Award", values: ({ content }) => [content.award] }]}
      renderSheet={([diploma]) => diploma && toSheet(diploma)}
    >
      {resultsState !== "FINAL" && (
        <Notice tone="warning" className="mb-4">
          <p>
            The <Link href="/controlPanel/results">results</Link> are not final: medals and places may still change.
          </p>
        </Notice>
      )}
    </PrintPage>
  );
}
