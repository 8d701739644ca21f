import { FittedText } from "@/components/print/fitted-text";
import { Flag } from "@/components/ui/flag";
import type { Label } from "@/lib/print/seats";

/** A label of 105 × 74 mm. */
export function DeskLabel({ label: { content, countryCode, nativeLanguage }, day }: { label: Label; day: number }) {
  return (
    <article aria-label={content.code} className="grid h-[74.25mm] grid-rows-[auto_1fr_auto] gap-[2mm] p-[8mm]">
      <div className="flex items-center gap-[3mm]">
        <Flag code={countryCode} country="" />
        <FittedText box={{ width: 55, height: 8, max: 14 }}>{content.country}</FittedText>
        <p className="ms-auto shrink-0 text-[10pt]">Day {day}</p>
      </div>
      <div className="self-center">
        <FittedText box={{ width: 89, height: 20, max: 28 }} className="font-semibold">
          {content.fullName}
        </FittedText>
        {content.nativeName !== content.fullName && (
          <FittedText box={{ width: 89, height: 8, max: 16 }} lang={nativeLanguage}>
            {content.nativeName}
          </FittedText>
        )}
      </div>
      <div className="grid grid-cols-[40mm_1fr] items-end gap-[4mm]">
        <FittedText box={{ width: 40, height: 12, max: 24 }}>{content.code}</FittedText>
        <div className="text-end">
          <FittedText box={{ width: 45, height: 15, max: 40 }} className="font-semibold">
            {content.seat}
          </FittedText>
          <FittedText box={{ width: 45, height: 6, max: 10 }}>{content.room}</FittedText>
        </div>
      </div>
    </article>
  );
}
