import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { CertificateSheet } from "@/components/print/certificate-sheet";
import { CertificateTextDialog } from "@/components/print/certificate-text-dialog";
import { FittedText } from "@/components/print/fitted-text";
import { PrintPage } from "@/components/print/print-page";
import { dialogAddress } from "@/components/ui/dialog-address";
import { Link } from "@/components/ui/link";
import type { SearchParams } from "@/components/ui/table-state";
import { Tabs } from "@/components/ui/tabs";
import { currentEdition, getSettings } from "@/lib/edition/queries";
import { findOption } from "@/lib/platform/validation/find-option";
import { type Certificate, listCertificates } from "@/lib/print/certificates";
import { compareWithPrinted } from "@/lib/print/queries";
import { sizeOfNames } from "@/lib/print/text-size";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print/certificates";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

function toSheet(certificate: Certificate, nameSize: number) {
  const { country, team, role, text } = certificate.content;
  return (
    <CertificateSheet
      key={certificate.personId}
      certificate={certificate}
      nameSize={nameSize}
      title={<h2 className="font-semibold font-serif text-[28pt]/none">Certificate of participation</h2>}
      from={`${team}, ${country} · ${role}`}
    >
      <FittedText box={{ width: 200, height: 38, max: 16 }} className="whitespace-pre-line">
        {text}
      </FittedText>
    </CertificateSheet>
  );
}

/**
 * A certificate of participation for every contestant or, with `?for=leaders`, for leaders and deputies. A dialog changes
 * the text and the signatures (`?text=edit`).
 */
export default async function CertificatesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const { shown, params, closeHref, openHref } = dialogAddress(path, await searchParams, "text");
  const isForLeaders = findOption(["leaders"], params.for) !== undefined;
  const certificates = (await listCertificates()).filter(({ isExtra }) => isExtra === isForLeaders);
  const nameSize = sizeOfNames(certificates.map(({ content }) => content.fullName));
  return (
    <PrintPage
      document="certificates"
      searchParams={params}
      printables={await compareWithPrinted("certificates", null, certificates)}
      searched={({ fullName, nativeName, team }) => [fullName, nativeName, team]}
      renderSheet={([certificate]) => certificate && toSheet(certificate, nameSize)}
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
          Change text and signatures
        </Link>
      </p>
      {shown && (
        <CertificateTextDialog settings={await getSettings((await currentEdition()).id)} closeHref={closeHref} />
      )}
    </PrintPage>
  );
}
