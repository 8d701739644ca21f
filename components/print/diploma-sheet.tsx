import { formatDateRange } from "@/components/contest/dates";
import { CertificateSheet } from "@/components/print/certificate-sheet";
import type { Diploma } from "@/lib/print/diplomas";

/** A contestant's diploma with the medal and place. */
export function DiplomaSheet({ diploma: { content, nativeLanguage } }: { diploma: Diploma }) {
  const { award, place, group, country, team, venue, startDate, endDate, signatories } = content;
  return (
    <CertificateSheet
      title={award}
      contest={content.contest}
      fullName={content.fullName}
      nativeName={content.nativeName}
      nativeLanguage={nativeLanguage}
      lines={[[country, team].join(" · ")]}
      text={place ? `Place ${place} in the ${group} group` : `${group} group`}
      placeAndDates={`${venue}, ${formatDateRange(startDate, endDate)}`}
      signatories={signatories.split("\n").filter(Boolean)}
    />
  );
}
