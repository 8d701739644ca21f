import { cx } from "class-variance-authority";
import { FittedText } from "@/components/print/fitted-text";
import { QrCode } from "@/components/print/qr-code";
import { Sheet } from "@/components/print/sheet";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { picturePath } from "@/lib/platform/picture/path";
import type { Badge } from "@/lib/print/badges";

const wide = 89;
const phoneBox = { width: 43, height: 12.5, max: 12 } as const;

const bands: Record<string, string> = {
  Junior: "bg-forest-leaf",
  Senior: "bg-amber-leaf",
};

/** A sheet with four A6 badges. */
export function BadgeSheet({ badges, siteUrl }: { badges: readonly Badge[]; siteUrl: string }) {
  return (
    <Sheet columns={2} rows={2} className="grid-cols-2 grid-rows-2">
      {badges.map((badge) => (
        <BadgeCard key={badge.personId} badge={badge} siteUrl={siteUrl} />
      ))}
    </Sheet>
  );
}

/** Every text has a box of a fixed height, which together fill the badge. */
function BadgeCard({ badge, siteUrl }: { badge: Badge; siteUrl: string }) {
  const { contest, fullName, nativeName, picture, country, role, team, group, code, emergencyPhone, guidePhone } =
    badge.content;
  return (
    <article
      aria-label={fullName}
      className="flex h-[148.5mm] w-[105mm] flex-col gap-[1.5mm] p-[8mm] *:flex *:shrink-0 *:items-center *:justify-between *:gap-[3mm]"
    >
      <header className="h-[6mm] font-semibold">
        <FittedText box={{ width: 55, height: 6, max: 12 }}>{contest}</FittedText>
        {code && (
          <FittedText box={{ width: 30, height: 6, max: 14, isMonospace: true }} className="font-mono">
            {code}
          </FittedText>
        )}
      </header>
      <div className="h-[38mm] [&_.portrait]:h-[38mm] [&_.portrait]:w-[30mm]">
        <Portrait path={picturePath(picture || null)} name={fullName} />
        <QrCode text={`${siteUrl}/badge/${badge.personId}`} className="-me-[2mm] size-[38mm]" />
      </div>
      <div className="items-end! h-[25mm] font-semibold">
        <FittedText box={{ width: wide, height: 25, max: 34 }}>{fullName}</FittedText>
      </div>
      <div className="items-start! h-[12mm]">
        <FittedText box={{ width: wide, height: 12, max: 21 }} lang={badge.nativeLanguage}>
          {nativeName === fullName ? "" : nativeName}
        </FittedText>
      </div>
      <div className="justify-start! h-[8mm]">
        <Flag code={badge.countryCode} country="" />
        <FittedText box={{ width: 74, height: 8, max: 16 }}>{country}</FittedText>
      </div>
      <div className="h-[9mm]">
        <FittedText box={{ width: wide, height: 9, max: 14 }}>{[team, group].filter(Boolean).join(" · ")}</FittedText>
      </div>
      <div
        className={cx(
          "-mx-[8mm] h-[11mm] px-[8mm] font-semibold print:[print-color-adjust:exact]",
          bands[group] ?? "bg-night text-on-night",
        )}
      >
        <FittedText box={{ width: wide, height: 11, max: 18 }}>{role}</FittedText>
      </div>
      <footer className="h-[12.5mm] *:w-[43mm] *:shrink-0 *:whitespace-pre-line">
        {emergencyPhone && <FittedText box={phoneBox}>{`Emergency\n${emergencyPhone}`}</FittedText>}
        {guidePhone && <FittedText box={phoneBox}>{`Guide\n${guidePhone}`}</FittedText>}
      </footer>
    </article>
  );
}
