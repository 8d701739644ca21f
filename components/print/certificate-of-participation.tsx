import { CertificateSheet } from "@/components/print/certificate-sheet";
import { FittedText } from "@/components/print/fitted-text";
import type { PrintDesign } from "@/lib/edition/print-design";
import type { Certificate } from "@/lib/print/certificates";

interface CertificateOfParticipationProps {
  certificate: Certificate;
  design: PrintDesign;
  nameSize: number;
}

export function CertificateOfParticipation({ certificate, design, nameSize }: CertificateOfParticipationProps) {
  const { country, team, role, text } = certificate.content;
  return (
    <CertificateSheet
      certificate={certificate}
      design={design}
      nameSize={nameSize}
      title={<h2 className="font-semibold font-serif text-[28pt]/none">Certificate of participation</h2>}
      from={`${team}, ${country} · ${role}`}
    >
      <FittedText box={{ width: 200, height: 36, max: 16 }} className="whitespace-pre-line">
        {text}
      </FittedText>
    </CertificateSheet>
  );
}
