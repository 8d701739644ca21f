import type { ReactNode } from "react";
import { formatDate, formatDateRange } from "@/components/contest/dates";
import { FittedText } from "@/components/print/fitted-text";
import { Sheet } from "@/components/print/sheet";
import { Flag } from "@/components/ui/flag";
import { LeafMark } from "@/components/ui/leaf-mark";
import { cityOf } from "@/lib/edition/city";
import { toSignature } from "@/lib/print/certificate-text";
import type { Certificate } from "@/lib/print/certificates";
import type { Diploma } from "@/lib/print/diplomas";
import { certificateNameBox } from "@/lib/print/text-size";

interface CertificateSheetProps {
  certificate: Certificate | Diploma;
  /** The size of all names of the run. */
  nameSize: number;
  title: ReactNode;
  /** Beside the flag, such as the team and the country. */
  from: string;
  /** What it is for. */
  children: ReactNode;
  /** Between the signatures. */
  emblem?: ReactNode;
  /** Whose colours, from styles/sheets.css, the frame has. */
  metal?: string;
}

/** A sheet of A4, landscape, that certifies something to one person. */
export function CertificateSheet(props: CertificateSheetProps) {
  const { certificate, nameSize, title, from, children, emblem, metal } = props;
  const { contest, fullName, nativeName, venue, startDate, endDate } = certificate.content;
  const { signatories } = certificate.content;
  const placeAndDates = `${venue}, ${formatDateRange(startDate, endDate)}`;
  // Without names there are two lines to sign on.
  const [first = "", second] = signatories ? signatories.split("\n") : ["", ""];
  return (
    <Sheet isLandscape columns={1} rows={1} className="p-[8mm]">
      <article
        aria-label={fullName}
        data-metal={metal}
        className="certificate flex flex-col items-center justify-between border-(--metal) border-[0.6mm] px-[16mm] pt-[5mm] pb-[8mm] text-center outline-(--metal-soft) outline-[0.2mm] outline-solid -outline-offset-[2.4mm]"
      >
        <header className="flex flex-col items-center gap-[1mm]">
          <LeafMark className="size-[17mm]" />
          <FittedText box={{ width: 230, height: 9, max: 18 }} className="font-semibold font-serif">
            {contest}
          </FittedText>
          <FittedText box={{ width: 230, height: 6, max: 12 }}>{placeAndDates}</FittedText>
        </header>
        {title}
        <div className="w-full">
          <p className="pb-[2mm] text-[13pt]">is awarded to</p>
          <FittedText box={{ ...certificateNameBox, max: nameSize }} className="font-semibold font-serif">
            {fullName}
          </FittedText>
          {nativeName && nativeName !== fullName && (
            <FittedText box={{ width: 250, height: 12, max: 21 }} lang={certificate.nativeLanguage}>
              {nativeName}
            </FittedText>
          )}
        </div>
        <div className="flex items-center justify-center gap-[3mm]">
          <Flag code={certificate.countryCode} country="" />
          <FittedText box={{ width: 220, height: 8, max: 16 }}>{from}</FittedText>
        </div>
        {children}
        <FittedText box={{ width: 230, height: 6, max: 12 }}>{`${cityOf(venue)}, ${formatDate(endDate)}`}</FittedText>
        <footer className="grid w-full grid-cols-[1fr_auto_1fr] items-end gap-[8mm]">
          <Signature signatory={first} />
          <div className="w-[25mm]">{emblem}</div>
          {second !== undefined && <Signature signatory={second} />}
        </footer>
      </article>
    </Sheet>
  );
}

/** A line to sign on, with the signatory's name and office below it. */
function Signature({ signatory }: { signatory: string }) {
  const { name, office } = toSignature(signatory);
  return (
    <div className="mx-auto w-[70mm] border-current border-t pt-[1.5mm]">
      <FittedText box={{ width: 70, height: 7, max: 14 }} className="font-semibold">
        {name}
      </FittedText>
      <FittedText box={{ width: 70, height: 10, max: 12 }}>{office}</FittedText>
    </div>
  );
}
