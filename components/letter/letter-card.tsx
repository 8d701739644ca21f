import { generate } from "lean-qr";
import { toPngDataURL } from "lean-qr/extras/node_export";
import { blank, LetterTable, letterWidth, tableHeight } from "@/components/letter/letter-table";
import { Emblem, Logo } from "@/components/print/design-pictures";
import { FittedText } from "@/components/print/fitted-text";
import { SignatureLine, signatureBoxes, signaturesOf } from "@/components/print/signature-line";
import { cityOf, datesText } from "@/lib/edition/dates";
import { type PrintDesign, standardAccent } from "@/lib/edition/print-design";
import type { EditionRow } from "@/lib/edition/views";
import type { LetterPart } from "@/lib/letter/fill-letter";
import type { LetterSheet } from "@/lib/letter/views";
import { dateText } from "@/lib/platform/time/time";
import { fitText } from "@/lib/print/text-size";

/** The height of the space for the text with its table, in millimetres. */
const bodyHeight = 152;

/** Values of at most this many characters, such as dates and short names, stay on a line. */
const longestUnbroken = 20;

const textOf = (parts: readonly LetterPart[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return "missing" in part ? blank : part.text;
    })
    .join("");

/** With a white margin. */
const qrCodeOf = (address: string) =>
  toPngDataURL(generate(address), { off: [255, 255, 255], scale: 4, padX: 2, padY: 2 });

interface LetterCardProps {
  letter: LetterSheet;
  edition: EditionRow;
  design: PrintDesign;
}

/** A letter on a sheet of A4. Without a number, it says that it is not issued. */
export function LetterCard({ letter, edition, design }: LetterCardProps) {
  const { name, issued, body } = letter;
  const { emblem, logo } = design.printPictures;
  const { venue, contactEmail, startDate, endDate, hasDates } = edition;
  const dates = datesText({ hasDates, startDate: dateText(startDate), endDate: dateText(endDate) });
  const signatures = signaturesOf(design, 1);
  const boxes = signatureBoxes(signatures, { width: 52, nameSize: 12, officeSize: 10 });
  const headingBox = { width: logo ? 95 : 125, font: "serif" } as const;
  const height = bodyHeight - (body.table ? tableHeight(body.table) : 0);
  const all = [...body.before, ...body.after];
  const size = fitText(textOf(all), { width: letterWidth, height, max: 12 });
  return (
    <article
      aria-label={name}
      className="flex h-[297mm] w-[210mm] flex-col px-[20mm] pt-[14mm] pb-[9mm] [print-color-adjust:exact]"
      style={{ ["--accent" as string]: design.accentColour ?? standardAccent }}
    >
      <header className="flex h-[24mm] shrink-0 items-center gap-[5mm] border-(--accent) border-b-[0.6mm] pb-[4mm]">
        <Emblem path={emblem} className="h-[19mm] max-w-[35mm] shrink-0" />
        <div className="min-w-0 grow">
          <FittedText box={{ ...headingBox, height: 12, max: 16 }} className="font-semibold">
            {edition.name}
          </FittedText>
          <FittedText box={{ width: headingBox.width, height: 6, max: 11 }}>
            {[venue, dates].filter(Boolean).join(", ")}
          </FittedText>
        </div>
        <Logo path={logo} className="h-[19mm] max-w-[35mm] shrink-0" />
      </header>
      <div className="mt-[6mm] flex h-[13mm] shrink-0 items-center justify-between gap-[5mm]">
        <h2 className="font-semibold font-serif text-[20pt]/none">Invitation letter</h2>
        {issued ? (
          <div className="text-end">
            <FittedText box={{ width: 60, height: 6, max: 12 }} className="font-semibold">
              {`No. ${issued.number}`}
            </FittedText>
            <FittedText box={{ width: 60, height: 6, max: 10 }}>{`${cityOf(venue)}, ${issued.date}`}</FittedText>
          </div>
        ) : (
          <p className="font-semibold text-(--accent) text-[12pt]">Not issued yet</p>
        )}
      </div>
      <div className="mt-[5mm]" style={{ fontSize: `${size}pt` }}>
        <LetterText parts={body.before} />
        {body.table && <LetterTable table={body.table} />}
        <LetterText parts={body.after} />
      </div>
      <div className="mt-[4mm] flex shrink-0 gap-[7mm] text-center">
        {signatures.map((signature) => (
          <div key={signature.kind} className="flex h-[36mm] w-[52mm] flex-col justify-end">
            <SignatureLine signature={signature} boxes={boxes} />
          </div>
        ))}
      </div>
      <footer className="mt-auto flex h-[22mm] shrink-0 items-center gap-[4mm] border-(--accent) border-t-[0.3mm] pt-[3mm]">
        {issued && (
          <img
            className="-m-[1mm] size-[21mm] shrink-0 [image-rendering:pixelated]"
            src={qrCodeOf(issued.address)}
            alt="QR code"
          />
        )}
        <div className="min-w-0">
          {issued && (
            <FittedText
              box={{ width: 140, height: 10, max: 10 }}
            >{`Check this letter at ${issued.address}`}</FittedText>
          )}
          {contactEmail && (
            <FittedText box={{ width: 140, height: 5, max: 10 }}>{`Questions: ${contactEmail}`}</FittedText>
          )}
        </div>
      </footer>
    </article>
  );
}

/** The text before or after the table; nothing if it is blank. */
function LetterText({ parts }: { parts: readonly LetterPart[] }) {
  if (textOf(parts).trim() === "") return null;
  return (
    <p className="wrap-anywhere whitespace-pre-line leading-tight">
      {parts.map((part, i) => {
        if (typeof part === "string") return part;
        const { text, lang } = "missing" in part ? { text: blank, lang: undefined } : part;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key, and stay in their order
          <bdi key={i} lang={lang} className={text.length <= longestUnbroken ? "whitespace-nowrap" : undefined}>
            {text}
          </bdi>
        );
      })}
    </p>
  );
}
