import { panelPage } from "@/app/account-page";
import { CredentialSlip } from "@/components/print/credential-slip";
import { PrintPage } from "@/components/print/print-page";
import { SlipTextDialog } from "@/components/print/slip-text-dialog";
import { buttonVariants } from "@/components/ui/button";
import { DialogLink } from "@/components/ui/dialog-link";
import { getSettings } from "@/lib/edition/queries";
import { readDay } from "@/lib/print/documents";
import { compareWithPrinted } from "@/lib/print/queries";
import { listCredentials, toSlips } from "@/lib/print/slips";

/** The slips of a day (`?day=`) and, for the current edition, a dialog that changes where to log in (`?text=edit`). */
export default panelPage("/controlPanel/print/slips", async ({ params, edition }) => {
  const day = readDay(params);
  const contestants = await listCredentials(edition, day);
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "slips", day, toSlips(contestants))}
      actions={
        edition.isCurrent && (
          <DialogLink param="text" id="edit" className={buttonVariants()}>
            Change where to log in
          </DialogLink>
        )
      }
      leftOut={{
        lack: "no credentials and so no slip",
        people: contestants.filter(({ password }) => !password),
      }}
      remedy={{ href: "/controlPanel/exportImport#import", title: "Import or create credentials" }}
      renderItem={(slip) => <CredentialSlip slip={slip} day={day} />}
    >
      {edition.isCurrent && params.text && <SlipTextDialog settings={await getSettings(edition.id)} />}
    </PrintPage>
  );
});
