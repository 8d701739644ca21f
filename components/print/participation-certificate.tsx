import { formatDateRange } from "@/components/contest/dates";
import { CertificateSheet } from "@/components/print/certificate-sheet";
import type { Certificate } from "@/lib/print/certificates";

/** A person's certificate of participation. */
export function ParticipationCertificate({ certificate: { content, nativeLanguage } }: { certificate: Certificate }) {
  const { country, team, role, venue, startDate, endDate, signatories } = content;
  return (
    <CertificateSheet
      title="Certificate of participation"
      contest={content.contest}
      fullName={content.fullName}
      nativeName={content.nativeName}
      nativeLanguage={nativeLanguage}
      lines={[[country, team, role].join(" · ")]}
      text={content.text}
      placeAndDates={`${venue}, ${formatDateRange(startDate, endDate)}`}
      signatories={signatories.split("\n").filter(Boolean)}
    />
  );
}
