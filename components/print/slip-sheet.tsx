import { FittedText } from "@/components/print/fitted-text";
import { Sheet } from "@/components/print/sheet";
import type { Slip } from "@/lib/print/slips";

/** A sheet with eight credential slips. */
export function SlipSheet({ slips, day }: { slips: readonly Slip[]; day: number }) {
  return (
    <Sheet columns={2} rows={4} className="grid-cols-2 grid-rows-4">
      {slips.map((slip) => (
        <CredentialSlip key={slip.personId} slip={slip} day={day} />
      ))}
    </Sheet>
  );
}

/**
 * A slip of 105 × 74 mm, folded twice: the lower part up over the password, then the upper part back, so that only code,
 * name and seat are outside.
 */
function CredentialSlip({ slip: { content, password, isOnline }, day }: { slip: Slip; day: number }) {
  const credentials = [
    ["User name", content.username],
    ["Password", password],
  ] as const;
  return (
    <article aria-label={content.code} className="grid h-[74.25mm] grid-rows-3">
      <div className="grid content-center px-[8mm] pt-[4mm]">
        <div className="grid grid-cols-2 items-baseline font-semibold">
          <FittedText box={{ width: 40, height: 9, max: 16 }}>{`${content.code} · Day ${day}`}</FittedText>
          <FittedText box={{ width: 40, height: 9, max: 21 }} className="text-end">
            {content.seat || (isOnline ? "Online" : "No seat")}
          </FittedText>
        </div>
        <FittedText box={{ width: 89, height: 11, max: 12 }}>{content.fullName}</FittedText>
      </div>
      <dl className="grid grid-cols-[auto_1fr] content-center items-baseline gap-x-[4mm] border-current border-t border-dashed px-[8mm] text-[9pt]">
        {credentials.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd className="font-mono">
              <FittedText box={{ width: 66, height: 9, max: 16, isMonospace: true }}>{value}</FittedText>
            </dd>
          </div>
        ))}
      </dl>
      <p className="border-current border-t border-dashed px-[8mm] pt-[2mm] text-[8pt]">
        Fold this part up over the password, then the top part back.
      </p>
    </article>
  );
}
