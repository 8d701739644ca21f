import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { formatDate, formatDateRange } from "@/components/contest/dates";
import { Background, Emblem, Logo } from "@/components/print/design-pictures";
import { FittedText } from "@/components/print/fitted-text";
import { Sheet } from "@/components/print/sheet";
import { Flag } from "@/components/ui/flag";
import { cityOf } from "@/lib/edition/city";
import { type PrintDesign, signatureKinds, standardAccent } from "@/lib/edition/print-design";
import { toSignature } from "@/lib/print/certificate-text";
import type { Certificate } from "@/lib/print/certificates";
import type { Diploma } from "@/lib/print/diplomas";
import { certificateNameBox } from "@/lib/print/text-size";

interface CertificateSheetProps {
  certificate: Certificate | Diploma;
  design: PrintDesign;
  /** The size of all names of the run. */
  nameSize: number;
  title: ReactNode;
  /** Beside the flag, such as the team and the country. */
  from: string;
  /** What it is for. */
  children: ReactNode;
  /** Between two signatures, before one or three. */
  medal?: ReactNode;
  /** Whose colours, from styles/sheets.css, the frame has. */
  metal?: string;
}

/**
 * A sheet of A4, landscape, that certifies something to one person; a background replaces frame, emblem, logo and medal.
 * Without signatories there are two lines to sign on.
 */
export function CertificateSheet(props: CertificateSheetProps) {
  const { certificate, design, nameSize, title, from, children, medal, metal } = props;
  const { contest, fullName, nativeName, venue, startDate, endDate } = certificate.content;
  const { emblem, logo, certificateBackground: background } = design.printPictures;
  const signatories = design.certificateSignatories;
  const placeAndDates = `${venue}, ${formatDateRange(startDate, endDate)}`;
  const { accentColour } = design;
  const colours = {
    ["--accent" as string]: accentColour ?? standardAccent,
    ...(!metal && accentColour && { "--metal": accentColour }),
  };
  return (
    <Sheet isLandscape columns={1} rows={1}>
      <Background path={background} />
      <article
        aria-label={fullName}
        data-metal={metal}
        className={cx(
          "certificate relative flex min-h-0 flex-col items-center justify-between text-center",
          !background &&
            "border-(--metal) border-[0.6mm] px-[16mm] pt-[5mm] pb-[8mm] outline-(--metal-soft) outline-[0.2mm] outline-solid -outline-offset-[2.4mm]",
        )}
        style={{ margin: `${background ? design.backgroundMargin : 8}mm`, ...colours }}
      >
        <header className="flex w-full flex-col items-center gap-[1mm]">
          {!background && (
            <div className={cx("flex h-[17mm] w-full", logo ? "justify-between" : "justify-center")}>
              <Emblem path={emblem} className="h-full max-w-[70mm]" />
              <Logo path={logo} className="h-full max-w-[70mm]" />
            </div>
          )}
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
            <FittedText box={{ width: 240, height: 12, max: 21 }} lang={certificate.nativeLanguage}>
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
        <footer className="flex w-full items-end justify-around gap-[6mm]">
          {medal && !background && (
            <div className={cx("w-[25mm] shrink-0", signatories.length % 2 === 0 && "order-1")}>{medal}</div>
          )}
          {signatureKinds.slice(0, signatories.length || 2).map((kind, i) => (
            <Signature key={kind} signatory={signatories[i] ?? ""} picture={design.printPictures[kind]} />
          ))}
        </footer>
      </article>
    </Sheet>
  );
}

/** A line to sign on, with the picture of the signature on it and the signatory's name and office below. */
function Signature({ signatory, picture }: { signatory: string; picture: string | null }) {
  const { name, office } = toSignature(signatory);
  return (
    <div className="w-[60mm] last:order-2">
      {picture && <img className="mx-auto -mb-[2mm] h-[15mm] max-w-full object-contain" src={picture} alt="" />}
      <div className="h-[17mm] border-current border-t pt-[1.5mm]">
        <FittedText box={{ width: 60, height: 6.5, max: 14 }} className="font-semibold">
          {name}
        </FittedText>
        <FittedText box={{ width: 60, height: 9, max: 12 }}>{office}</FittedText>
      </div>
    </div>
  );
}
