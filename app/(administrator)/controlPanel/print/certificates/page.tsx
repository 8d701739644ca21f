import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { ChoiceLinks } from "@/components/print/choice-links";
import { ParticipationCertificate } from "@/components/print/participation-certificate";
import { PrintPage } from "@/components/print/print-page";
import { Link } from "@/components/ui/link";
import type { SearchParams } from "@/components/ui/table-state";
import { findOption } from "@/lib/platform/validation/find-option";
import { listCertificates } from "@/lib/print/certificates";
import { compareWithPrinted } from "@/lib/print/queries";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print/certificates";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

const recipients = [
  { value: "contestants", title: "Contestants" },
  { value: "leaders", title: "Leaders and deputies" },
];

/** A certificate of participation for every contestant or, with `?for=leaders`, for leaders and deputies. */
export default async function CertificatesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const isForLeaders = findOption(["leaders"], params.for) !== undefined;
  const certificates = (await listCertificates()).filter(({ isExtra }) => isExtra === isForLeaders);
  return (
    <PrintPage
      document="certificates"
      searchParams={params}
      printables={await compareWithPrinted("certificates", null, certificates)}
      searched={({ fullName, nativeName, team }) => [fullName, nativeName, team]}
      renderSheet={([certificate]) =>
        certificate && <ParticipationCertificate key={certificate.personId} certificate={certificate} />
      }
    >
      <ChoiceLinks
        label="Recipients"
        path={path}
        name="for"
        options={recipients}
        chosen={isForLeaders ? "leaders" : "contestants"}
      />
      <p className="mb-4">
        Text and signatures are edited on the page <Link href="/controlPanel/edition#certificates">Edition</Link>.
      </p>
    </PrintPage>
  );
}
