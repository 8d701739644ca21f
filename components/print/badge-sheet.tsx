import { cx } from "class-variance-authority";
import { generate } from "lean-qr";
import { toPngDataURL } from "lean-qr/extras/node_export";
import { FittedText } from "@/components/print/fitted-text";
import { Sheet } from "@/components/print/sheet";
import { Flag } from "@/components/ui/flag";
import { LeafMark } from "@/components/ui/leaf-mark";
import { Portrait } from "@/components/ui/portrait";
import { picturePath } from "@/lib/platform/picture/path";
import type { Badge } from "@/lib/print/badges";

const wide = 89;
const phoneBox = { width: 60, height: 11, max: 12 } as const;

/** The colour of the band by role; contestants have that of their group. */
const bands: Record<string, string> = {
  Leader: "bg-[#a83220]",
  "Deputy leader": "bg-[#7a3b69]",
  Junior: "bg-[#3f7046]",
  Senior: "bg-[#8a5a00]",
  Guest: "bg-[#1e4f7d]",
  Guide: "bg-[#2b2320]",
};
const committeeBand = "bg-[#4a4a7d]";

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
  const [firstRole = ""] = badge.roles;
  const ofContestant = firstRole === "Contestant" ? group : "";
  return (
    <article aria-label={fullName} className="flex h-[148.5mm] w-[105mm] flex-col gap-[2mm] px-[8mm] py-[7mm]">
      <header className="flex h-[8mm] shrink-0 items-center gap-[2mm] font-semibold">
        <LeafMark className="size-[8mm] shrink-0" />
        <FittedText box={{ width: 50, height: 8, max: 14 }} className="grow font-serif">
          {contest}
        </FittedText>
        <FittedText box={{ width: 25, height: 8, max: 16, isMonospace: true }} className="font-mono">
          {code}
        </FittedText>
      </header>
      <div className="flex h-[43mm] shrink-0 items-end gap-[4mm] [&_.portrait]:h-[43mm] [&_.portrait]:w-[34mm] [&_.portrait]:shrink-0">
        <Portrait path={picturePath(picture || null)} name={fullName} />
        <div className="grid min-w-0 gap-[1.5mm]">
          <Flag code={badge.countryCode} country="" />
          <FittedText box={{ width: 50, height: 13, max: 18 }}>{country}</FittedText>
          <FittedText box={{ width: 50, height: 18, max: 14 }} className="font-semibold">
            {team}
          </FittedText>
        </div>
      </div>
      <div className="flex h-[24mm] shrink-0 items-end font-semibold">
        <FittedText box={{ width: wide, height: 24, max: 34 }}>{fullName}</FittedText>
      </div>
      <div className="h-[11mm] shrink-0">
        <FittedText box={{ width: wide, height: 11, max: 21 }} lang={badge.nativeLanguage}>
          {nativeName === fullName ? "" : nativeName}
        </FittedText>
      </div>
      <div
        className={cx(
          "-mx-[8mm] flex h-[13mm] shrink-0 items-center justify-between gap-[3mm] px-[8mm] font-semibold text-[#fff] print:[print-color-adjust:exact]",
          bands[ofContestant || firstRole] ?? committeeBand,
        )}
      >
        <FittedText box={{ width: ofContestant ? 60 : wide, height: 13, max: 21 }}>{role}</FittedText>
        {ofContestant && <FittedText box={{ width: 26, height: 13, max: 14 }}>{ofContestant}</FittedText>}
      </div>
      <footer className="flex h-[25.5mm] shrink-0 items-start justify-between whitespace-pre-line">
        <div className="grid gap-[1.5mm]">
          {emergencyPhone && <FittedText box={phoneBox}>{`Emergency\n${emergencyPhone}`}</FittedText>}
          {guidePhone && <FittedText box={phoneBox}>{`Guide\n${guidePhone}`}</FittedText>}
        </div>
        <QrCode text={`${siteUrl}/badge/${badge.personId}`} />
      </footer>
    </article>
  );
}

/** A QR code with the quiet zone around it; as an SVG it would be ten times as large in the page. */
function QrCode({ text }: { text: string }) {
  const png = toPngDataURL(generate(text), { scale: 4, padX: 2, padY: 2 });
  return <img className="-me-[2mm] size-[25.5mm] [image-rendering:pixelated]" src={png} alt="QR code" />;
}
