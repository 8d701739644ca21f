import { FittedText } from "@/components/print/fitted-text";
import type { Slip } from "@/lib/print/slips";

/**
 * A slip of 105 × 74 mm. Its lower half is folded up twice, so that two layers cover the password and only code, name,
 * seat and room are outside.
 */
export function CredentialSlip({ slip: { content, password, isOnline }, day }: { slip: Slip; day: number }) {
  const credentials = [
    ["User name", content.username],
    ["Password", password],
  ] as const;
  return (
    <article aria-label={content.code} className="grid h-[74.25mm] grid-rows-[22.05mm_repeat(3,17.4mm)]">
      <div className="grid content-center px-[8mm] pt-[3mm]">
        <div className="flex items-baseline justify-between font-semibold">
          <FittedText box={{ width: 50, height: 8, max: 16 }}>{`${content.code} · Day ${day}`}</FittedText>
          <FittedText box={{ width: 37, height: 8, max: 18 }} className="w-[37mm] shrink-0 text-end">
            {content.seat || (isOnline ? "Online" : "No seat")}
          </FittedText>
        </div>
        <div className="flex items-baseline justify-between">
          <FittedText box={{ width: content.room ? 58 : 89, height: 10, max: 12 }}>{content.fullName}</FittedText>
          {content.room && (
            <FittedText box={{ width: 28, height: 10, max: 10 }} className="w-[28mm] shrink-0 text-end">
              {content.room}
            </FittedText>
          )}
        </div>
      </div>
      <dl className="grid grid-cols-[auto_1fr] content-center items-baseline gap-x-[4mm] border-current border-t border-dashed px-[8mm] text-[9pt]">
        {credentials.map(([label, value]) => (
          <div key={label} className="contents">
            <dt>{label}</dt>
            <dd>
              <FittedText box={{ width: 66, height: 7, max: 14, font: "mono" }} className="break-all">
                {value}
              </FittedText>
            </dd>
          </div>
        ))}
      </dl>
      <div className="grid content-center border-current border-t border-dashed px-[8mm]">
        <FittedText box={{ width: 89, height: 12, max: 10 }} className="whitespace-pre-line">
          {content.logIn}
        </FittedText>
      </div>
      <p className="border-current border-t border-dashed px-[8mm] pt-[2mm] text-[8pt]">
        Fold this part up, then once more over the password.
      </p>
    </article>
  );
}
