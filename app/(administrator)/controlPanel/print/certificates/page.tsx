import { panelPage } from "@/app/account-page";
import { CertificateCard } from "@/components/print/certificate-card";
import { CertificateTextDialog } from "@/components/print/certificate-text-dialog";
import { PrintPage } from "@/components/print/print-page";
import { buttonVariants } from "@/components/ui/button";
import { DialogLink } from "@/components/ui/dialog-link";
import { hrefWith } from "@/components/ui/search-params";
import { Tabs } from "@/components/ui/tabs";
import { yearParam } from "@/lib/edition/edition-path";
import { getSettings } from "@/lib/edition/queries";
import { findOption } from "@/lib/platform/validation/find-option";
import { listCertificates } from "@/lib/print/certificates";
import { readDesign } from "@/lib/print/design";
import { compareWithPrinted } from "@/lib/print/queries";
import { sizeOfNames } from "@/lib/print/text-size";

const path = "/controlPanel/print/certificates";

/**
 * A certificate of participation for every contestant or, with `?for=leaders`, for leaders and deputies. For the current
 * edition, a dialog changes the text (`?text=edit`).
 */
export default panelPage(path, async ({ params, edition }) => {
  const isForLeaders = findOption(["leaders"], params.for) !== undefined;
  const certificates = (await listCertificates(edition)).filter(({ isContestant }) => isContestant !== isForLeaders);
  const design = await readDesign(edition);
  const nameSize = sizeOfNames(certificates.map(({ content }) => content.fullName));
  const year = yearParam(edition);
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "certificates", null, certificates)}
      actions={
        edition.isCurrent && (
          <DialogLink param="text" id="edit" className={buttonVariants()}>
            Change text
          </DialogLink>
        )
      }
      renderItem={(certificate) => <CertificateCard certificate={certificate} design={design} nameSize={nameSize} />}
    >
      <Tabs
        label="Recipients"
        tabs={[
          { title: "Contestants", href: hrefWith(path, { year }), isCurrent: !isForLeaders },
          { title: "Leaders and deputies", href: hrefWith(path, { year, for: "leaders" }), isCurrent: isForLeaders },
        ]}
      />
      {edition.isCurrent && params.text && <CertificateTextDialog settings={await getSettings(edition.id)} />}
    </PrintPage>
  );
});
