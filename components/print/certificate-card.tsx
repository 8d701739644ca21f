import { cx } from "class-variance-authority";
import { Background, Emblem, Logo } from "@/components/print/design-pictures";
import { FittedText } from "@/components/print/fitted-text";
import { SignatureLine, signatureBoxes, signaturesOf } from "@/components/print/signature-line";
import { Flag } from "@/components/ui/flag";
import { LeafMark } from "@/components/ui/leaf-mark";
import { cityOf } from "@/lib/edition/dates";
import { type PrintDesign, standardAccent } from "@/lib/edition/print-design";
import { ordinalInWords } from "@/lib/platform/text/ordinal";
import { formatDate, formatDateRange } from "@/lib/platform/time/time";
import type { Certificate } from "@/lib/print/certificates";
import type { Diploma } from "@/lib/print/diplomas";
import { certificateNameBox } from "@/lib/print/text-size";

/** The colours of lines, of titles and of the medal; those of a certificate without a medal are quieter. */
const metals = {
  NONE: { "--metal": "#8b8175", "--metal-soft": "#d8cfc2" },
  GOLD: { "--metal": "#c09020", "--metal-soft": "#ead9ab", "--metal-deep": "#7a5a0a", "--metal-face": "#f2d98a" },
  SILVER: { "--metal": "#9097a0", "--metal-soft": "#d5d9de", "--metal-deep": "#515861", "--metal-face": "#e6e9ec" },
  BRONZE: { "--metal": "#ad6632", "--metal-soft": "#e5c7b0", "--metal-deep": "#6f3d16", "--metal-face": "#e5ad80" },
  MENTION: { "--metal": "#55865a", "--metal-soft": "#c4d8c3", "--metal-deep": "#2f5e3a", "--metal-face": "#cfe3cd" },
};

interface CertificateCardProps {
  certificate: Certificate | Diploma;
  design: PrintDesign;
  /** The largest size of the name in points, which is the same on all certificates that are printed together. */
  nameSize: number;
}

/**
 * A certificate of participation, or a diploma in the colours of its medal. A background replaces frame, emblem, logo
 * and medal. Without signatories there are two lines to sign on.
 */
export function CertificateCard({ certificate, design, nameSize }: CertificateCardProps) {
  const { contest, fullName, nativeName, country, team, venue, startDate, endDate } = certificate.content;
  // Destructured together, so that TypeScript knows that one of them is null and the other is not.
  const [diploma, participation] = "metal" in certificate ? [certificate, null] : [null, certificate];
  const { emblem, logo, certificateBackground: background } = design.printPictures;
  const { accentColour, certificateSignatories: signatories } = design;
  const signatures = signaturesOf(design, 2);
  const boxes = signatureBoxes(signatures, { width: 60, nameSize: 17, officeSize: 15 });
  const colours = {
    ["--accent" as string]: accentColour ?? standardAccent,
    ...metals[diploma?.metal ?? "NONE"],
    ...(!diploma && accentColour && { "--metal": accentColour }),
  };
  return (
    <>
      <Background path={background} />
      <article
        aria-label={fullName}
        className={cx(
          "relative flex min-h-0 flex-col items-center justify-between text-center [print-color-adjust:exact]",
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
          <FittedText box={{ width: 230, height: 9, max: 18, font: "serif" }} className="font-semibold">
            {contest}
          </FittedText>
          <FittedText box={{ width: 230, height: 7.5, max: 15 }}>
            {`${venue}, ${formatDateRange(startDate, endDate)}`}
          </FittedText>
        </header>
        {diploma ? (
          <h2 className="ps-[0.25em] font-semibold font-serif text-(--metal-deep) text-[36pt]/none uppercase tracking-[0.25em]">
            Diploma
          </h2>
        ) : (
          <h2 className="font-semibold font-serif text-[28pt]/none">Certificate of participation</h2>
        )}
        <div className="w-full">
          <p className="pb-[2mm] text-[16pt]">is awarded to</p>
          <FittedText box={{ ...certificateNameBox, max: nameSize }} className="font-semibold">
            {fullName}
          </FittedText>
          {nativeName && nativeName !== fullName && (
            // Letters of some scripts are higher than a line.
            <FittedText
              box={{ width: 240, height: 10, max: 21 }}
              lang={certificate.nativeLanguage}
              className="pt-[5mm]"
            >
              {nativeName}
            </FittedText>
          )}
        </div>
        <div className="flex items-center justify-center gap-[3mm]">
          <Flag code={certificate.countryCode} country="" />
          <FittedText box={{ width: 220, height: 9, max: 20 }}>
            {[`${team}, ${country}`, participation?.content.role].filter(Boolean).join(" · ")}
          </FittedText>
        </div>
        {diploma ? (
          <div>
            <p className="font-semibold font-serif text-(--metal-deep) text-[28pt]/tight">{diploma.content.award}</p>
            <FittedText box={{ width: 200, height: 9, max: 20 }}>{placeText(diploma.content)}</FittedText>
          </div>
        ) : (
          <FittedText box={{ width: 200, height: 36, max: 16 }} className="whitespace-pre-line">
            {participation.content.text}
          </FittedText>
        )}
        <FittedText box={{ width: 230, height: 7.5, max: 15 }}>{`${cityOf(venue)}, ${formatDate(endDate)}`}</FittedText>
        <footer className="flex w-full items-end justify-around gap-[6mm]">
          {diploma && !background && (
            // Between two signatures, before one or three.
            <div className={cx("w-[25mm] shrink-0", signatories.length % 2 === 0 && "order-1")}>
              <Medal hasRibbon={diploma.metal !== "MENTION"} emblem={emblem} />
            </div>
          )}
          {signatures.map((signature) => (
            <div key={signature.kind} className="w-[60mm] last:order-2">
              <SignatureLine signature={signature} boxes={boxes} />
            </div>
          ))}
        </footer>
      </article>
    </>
  );
}

function placeText({ place, group }: Diploma["content"]): string {
  const groupText = `the ${group.toLowerCase()} group`;
  return place ? `${ordinalInWords(Number(place))} place in ${groupText}` : `In ${groupText}`;
}

/** A medal with the edition's emblem, or a seal if it has no ribbon. */
function Medal({ hasRibbon, emblem }: { hasRibbon: boolean; emblem: string | null }) {
  return (
    <svg viewBox={hasRibbon ? "0 0 100 156" : "0 56 100 100"} className="w-full" aria-hidden="true">
      {hasRibbon && (
        <>
          <path d="M17 0h27l17 62H36z" fill="var(--accent)" />
          <path d="M83 0H56L39 62h25z" fill="color-mix(in srgb, var(--accent), #000 20%)" />
        </>
      )}
      <circle cx="50" cy="106" r="49" fill="var(--metal)" />
      <circle cx="50" cy="106" r="41" fill="var(--metal-face)" stroke="var(--metal-deep)" />
      {emblem ? (
        <image x="22" y="78" width="56" height="56" href={emblem} className="mix-blend-multiply" />
      ) : (
        <LeafMark x="22" y="76" width="56" height="60" color="var(--metal-deep)" />
      )}
    </svg>
  );
}
