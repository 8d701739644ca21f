import { accountMetadata } from "@/app/metadata";
import { CertificateCard } from "@/components/print/certificate-card";
import { CertificateTextDialog } from "@/components/print/certificate-text-dialog";
import { PrintPage } from "@/components/print/print-page";
import { dialogAddress } from "@/components/ui/dialog-address";
import { Link } from "@/components/ui/link";
import type { SearchParams } from "@/components/ui/table-state";
import { Tabs } from "@/components/ui/tabs";
import { currentEdition, getSettings } from "@/lib/edition/queries";
import { findOption } from "@/lib/platform/validation/find-option";
import { listCertificates } from "@/lib/print/certificates";
import { currentDesign } from "@/lib/print/design";
import { compareWithPrinted } from "@/lib/print/queries";
import { sizeOfNames } from "@/lib/print/text-size";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print/certificates";

export const generateMetadata = () => accountMetadata(path);

/**
 * A certificate of participation for every contestant or, with `?for=leaders`, for leaders and deputies. A dialog changes
 * the text (`?text=edit`).
 */
export default async function CertificatesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "text");
  const isForLeaders = findOption(["leaders"], params.for) !== undefined;
  const certificates = (await listCertificates()).filter(({ isExtra }) => isExtra === isForLeaders);
  const design = await currentDesign();
  const nameSize = sizeOfNames(certificates.map(({ content }) => content.fullName));
  return (
    <PrintPage
      document="certificates"
      searchParams={params}
      printables={await compareWithPrinted("certificates", null, certificates)}
      renderItem={(certificate) => <CertificateCard certificate={certificate} design={design} nameSize={nameSize} />}
    >
      <Tabs
        label="Recipients"
        tabs={[
          { title: "Contestants", href: path, isCurrent: !isForLeaders },
          { title: "Leaders and deputies", href: `${path}?for=leaders`, isCurrent: isForLeaders },
        ]}
      />
      <p className="mb-4">
        <Link href={openHref("edit")} scroll={false}>
          Change text
        </Link>
      </p>
      {shown && (
        <CertificateTextDialog settings={await getSettings((await currentEdition()).id)} closeHref={closeHref} />
      )}
    </PrintPage>
  );
}
