import { cx } from "class-variance-authority";
import { FittedText } from "@/components/print/fitted-text";
import { QrCode } from "@/components/print/qr-code";
import { Sheet } from "@/components/print/sheet";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import { picturePath } from "@/lib/picture/path";
import type { Badge } from "@/lib/print/badges";

const wide = 89;

const bands: Record<string, string> = {
  Junior: "bg-forest-leaf text-night",
  Senior: "bg-amber-leaf text-night",
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

function BadgeCard({ badge, siteUrl }: { badge: Badge; siteUrl: string }) {
  const { contest, fullName, nativeName, picture, country, role, team, group, code } = badge.content;
  return (
    <article aria-label={fullName} className="flex h-[148.5mm] w-[105mm] flex-col gap-[2mm] p-[8mm]">
      <header className="flex h-[6mm] items-center justify-between gap-[3mm] font-semibold">
        <FittedText box={{ width: 55, height: 6, max: 12 }}>{contest}</FittedText>
        {code && (
          <FittedText box={{ width: 30, height: 6, max: 14 }} className="font-mono">
            {code}
          </FittedText>
        )}
      </header>
      <div className="flex h-[44mm] items-start justify-between [&_.portrait]:h-[44mm] [&_.portrait]:w-[34.7mm]">
        <Portrait path={picturePath(picture || null)} name={fullName} eager />
        <QrCode text={`${siteUrl}/badge/${badge.personId}`} className="size-[40mm]" />
      </div>
      <div className="flex h-[40mm] flex-col justify-center gap-[1mm]">
        <FittedText box={{ width: wide, height: nativeName ? 26 : 38, max: 34 }} className="font-semibold">
          {fullName}
        </FittedText>
        {nativeName && (
          <FittedText box={{ width: wide, height: 13, max: 21 }} lang={badge.nativeLanguage}>
            {nativeName}
          </FittedText>
        )}
      </div>
      <div className="flex h-[8mm] items-center gap-[3mm]">
        <Flag code={badge.countryCode} country="" eager />
        <FittedText box={{ width: 74, height: 8, max: 16 }}>{country}</FittedText>
      </div>
      <FittedText box={{ width: wide, height: 8, max: 14 }} className="h-[8mm]">
        {[team, group].filter(Boolean).join(" · ") || " "}
      </FittedText>
      <div
        className={cx(
          "-mx-[8mm] flex h-[11mm] items-center px-[8mm] font-semibold print:[print-color-adjust:exact]",
          bands[group] ?? "bg-night text-on-night",
        )}
      >
        <FittedText box={{ width: wide, height: 11, max: 18 }}>{role}</FittedText>
      </div>
      <Phones {...badge.content} />
    </article>
  );
}

function Phones({ emergencyPhone, guidePhone }: Record<"emergencyPhone" | "guidePhone", string>) {
  return (
    <footer className="flex h-[9mm] items-center justify-between gap-[3mm]">
      {emergencyPhone && (
        <FittedText box={{ width: 43, height: 9, max: 10 }}>{`Emergency ${emergencyPhone}`}</FittedText>
      )}
      {guidePhone && <FittedText box={{ width: 43, height: 9, max: 10 }}>{`Guide ${guidePhone}`}</FittedText>}
    </footer>
  );
}
