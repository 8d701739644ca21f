import { LetterCard } from "@/components/letter/letter-card";
import { SheetInTurn } from "@/components/print/sheet";
import type { PrintDesign } from "@/lib/edition/print-design";
import type { EditionRow } from "@/lib/edition/views";
import type { LetterSheet } from "@/lib/letter/views";
import { turns } from "@/lib/platform/pauses";

interface LetterSheetsProps {
  letters: readonly LetterSheet[];
  edition: EditionRow;
  design: PrintDesign;
}

/** One sheet of A4 each; those that are not issued are only shown. */
export function LetterSheets({ letters, edition, design }: LetterSheetsProps) {
  const turn = turns();
  return (
    <ol aria-label="Invitation letters" className="sheets grid justify-start gap-6 print:block">
      {letters.map((letter) => (
        <SheetInTurn key={letter.recipientId} turn={turn} columns={1} rows={1} isDraft={letter.issued === null}>
          {() => <LetterCard letter={letter} edition={edition} design={design} />}
        </SheetInTurn>
      ))}
    </ol>
  );
}
