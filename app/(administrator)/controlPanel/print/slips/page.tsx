import { accountMetadata } from "@/app/metadata";
import { CredentialSlip } from "@/components/print/credential-slip";
import { LeftOut } from "@/components/print/left-out";
import { PrintPage } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import type { SearchParams } from "@/components/ui/table-state";
import { readDay } from "@/lib/print/documents";
import { compareWithPrinted } from "@/lib/print/queries";
import { listCredentials, toSlips } from "@/lib/print/slips";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/print/slips";

export const generateMetadata = () => accountMetadata(path);

export default async function SlipsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const day = readDay(params);
  const edition = await findPanelEdition(params);
  const contestants = await listCredentials(edition, day);
  const leftOut = contestants.filter(({ password }) => !password);
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "slips", day, toSlips(contestants))}
      renderItem={(slip) => <CredentialSlip slip={slip} day={day} />}
    >
      <LeftOut lack="no credentials and so no slip" people={leftOut}>
        {edition.isCurrent && (
          <>
            User names and passwords are imported and created on the page{" "}
            <Link href="/controlPanel/exportImport#import">Export/Import</Link>.
          </>
        )}
      </LeftOut>
    </PrintPage>
  );
}
