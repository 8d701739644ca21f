import { formatDateRange } from "@/components/contest/dates";
import { FittedText } from "@/components/print/fitted-text";
import { Sheet } from "@/components/print/sheet";
import { toSignature } from "@/lib/print/certificate-text";
import type { Certificate } from "@/lib/print/certificates";
import type { Diploma } from "@/lib/print/diplomas";

interface CertificateSheetProps {
  certificate: Certificate | Diploma;
  /** What it is, such as "Certificate of participation". */
  title: string;
  /** Below the name, such as the country and the team. */
  line: string;
  text: string;
}

/** A sheet of A4, landscape, that certifies something to one person. */
export function CertificateSheet({ certificate, title, line, text }: CertificateSheetProps) {
  const { contest, fullName, nativeName, venue, startDate, endDate } = certificate.content;
  const signatories = certificate.content.signatories.split("\n").filter(Boolean);
  // Without names there are two lines to sign on.
  const [first = "", second] = signatories.length > 0 ? signatories : ["", ""];
  return (
    <Sheet isLandscape columns={1} rows={1} className="p-[12mm]">
      <article
        aria-label={fullName}
        className="flex flex-col items-center justify-between border-4 border-current border-double px-[16mm] py-[9mm] text-center font-serif"
      >
        <FittedText box={{ width: 230, height: 12, max: 21 }}>{contest}</FittedText>
        <FittedText box={{ width: 230, height: 16, max: 34 }}>{title}</FittedText>
        <p className="font-sans text-[14pt]">awarded to</p>
        <div>
          <FittedText box={{ width: 230, height: 32, max: 48 }}>{fullName}</FittedText>
          {nativeName && nativeName !== fullName && (
            <FittedText box={{ width: 230, height: 14, max: 24 }} lang={certificate.nativeLanguage}>
              {nativeName}
            </FittedText>
          )}
        </div>
        <FittedText box={{ width: 230, height: 8, max: 16 }} className="font-sans">
          {line}
        </FittedText>
        <FittedText box={{ width: 200, height: 43, max: 16 }} className="whitespace-pre-line font-sans">
          {text}
        </FittedText>
        <FittedText box={{ width: 230, height: 8, max: 14 }} className="font-sans">
          {`${venue}, ${formatDateRange(startDate, endDate)}`}
        </FittedText>
        <ul className="flex w-full justify-around pt-[10mm] font-sans">
          <Signature signatory={first} />
          {second !== undefined && <Signature signatory={second} />}
        </ul>
      </article>
    </Sheet>
  );
}

/** A line to sign on, with the signatory's name and office below it. */
function Signature({ signatory }: { signatory: string }) {
  const { name, office } = toSignature(signatory);
  return (
    <li className="w-[85mm] border-current border-t pt-[1.5mm]">
      <FittedText box={{ width: 85, height: 7, max: 14 }}>{name}</FittedText>
      <FittedText box={{ width: 85, height: 10, max: 12 }}>{office}</FittedText>
    </li>
  );
}
