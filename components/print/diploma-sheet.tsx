import { CertificateSheet } from "@/components/print/certificate-sheet";
import { FittedText } from "@/components/print/fitted-text";
import { Medal } from "@/components/print/medal";
import type { PrintDesign } from "@/lib/edition/print-design";
import { ordinal } from "@/lib/platform/text/ordinal";
import type { Diploma } from "@/lib/print/diplomas";

interface DiplomaSheetProps {
  diploma: Diploma;
  design: PrintDesign;
  nameSize: number;
}

/** A contestant's diploma in the colour of the medal, with the place. */
export function DiplomaSheet({ diploma, design, nameSize }: DiplomaSheetProps) {
  const { content, metal } = diploma;
  const { award, place, country, team } = content;
  const group = `${content.group.toLowerCase()} group`;
  return (
    <CertificateSheet
      certificate={diploma}
      design={design}
      nameSize={nameSize}
      metal={metal}
      title={
        <h2 className="ps-[0.25em] font-semibold font-serif text-(--metal-deep) text-[36pt]/none uppercase tracking-[0.25em]">
          Diploma
        </h2>
      }
      from={`${team}, ${country}`}
      medal={<Medal hasRibbon={metal !== "MENTION"} emblem={design.printPictures.emblem} />}
    >
      <div>
        <p className="font-semibold font-serif text-(--metal-deep) text-[28pt]/[1.25]">{award}</p>
        <FittedText box={{ width: 200, height: 8, max: 16 }}>
          {place ? `${ordinal(Number(place))} place in the ${group}` : `In the ${group}`}
        </FittedText>
      </div>
    </CertificateSheet>
  );
}
