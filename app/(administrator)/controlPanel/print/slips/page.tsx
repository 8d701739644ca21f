import { panelPage } from "@/app/account-page";
import { CredentialSlip } from "@/components/print/credential-slip";
import { LeftOut } from "@/components/print/left-out";
import { PrintPage } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import { readDay } from "@/lib/print/documents";
import { compareWithPrinted } from "@/lib/print/queries";
import { listCredentials, toSlips } from "@/lib/print/slips";

const { generateMetadata, Page } = panelPage("/controlPanel/print/slips", async ({ params, edition }) => {
  const day = readDay(params);
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
});

export { generateMetadata, Page as default };
