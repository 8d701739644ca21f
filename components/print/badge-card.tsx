import { cx } from "class-variance-authority";
import { Background, Emblem, Logo } from "@/components/print/design-pictures";
import { FittedText } from "@/components/print/fitted-text";
import { Flag } from "@/components/ui/flag";
import { Portrait } from "@/components/ui/portrait";
import type { PrintDesign } from "@/lib/edition/print-design";
import { picturePath } from "@/lib/platform/picture/path";
import type { Badge } from "@/lib/print/badges";

/** The sizes of a badge in millimetres, by the page's search parameter. */
export const badgeSizes = {
  a6: { title: "A6", width: 105, height: 148.5 },
  "9x13": { title: "9 × 13 cm", width: 90, height: 130 },
} as const;

export type BadgeSize = keyof typeof badgeSizes;

/** The size of what is printed on an A6 badge, in millimetres, without the empty edges. */
const contentWidth = 89;
const contentHeight = 134.5;

const phoneBox = { width: 43, height: 11, max: 12 } as const;

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

interface BadgeCardProps {
  badge: Badge;
  size: BadgeSize;
  design: PrintDesign;
  qrCode: string;
}

/** The boxes of the texts have fixed heights and together fill an A6 badge. A smaller badge is scaled down. */
export function BadgeCard({ badge, size, design, qrCode }: BadgeCardProps) {
  const { contest, fullName, nativeName, picture, country, role, team, group, code, emergencyPhone, guidePhone } =
    badge.content;
  const [firstRole = ""] = badge.roles;
  const contestantGroup = firstRole === "Contestant" ? group : "";
  const { emblem, logo, badgeBackground: background } = design.printPictures;
  // The margin is set for A4, which is twice as wide.
  const margin = design.backgroundMargin / 2;
  const { width, height } = badgeSizes[size];
  const paperZoom = Math.min(width / badgeSizes.a6.width, height / badgeSizes.a6.height);
  const marginZoom = Math.min((width - 2 * margin) / contentWidth, (height - 2 * margin) / contentHeight);
  return (
    <div className="relative grid place-items-center" style={{ width: `${width}mm`, height: `${height}mm` }}>
      <Background path={background} />
      <article
        aria-label={fullName}
        className="relative flex h-[148.5mm] w-[105mm] flex-col gap-[1.8mm] px-[8mm] py-[7mm]"
        style={{ zoom: background ? Math.min(paperZoom, marginZoom) : paperZoom }}
      >
        <header className="flex h-[8mm] shrink-0 items-center gap-[2mm] font-semibold">
          {!background && <Emblem path={emblem} className="h-[8mm] max-w-[16mm] shrink-0" />}
          <FittedText
            box={{ width: logo && !background ? 28 : 40, height: 8, max: 14, font: "serif" }}
            className="grow"
          >
            {contest}
          </FittedText>
          <FittedText box={{ width: 25, height: 8, max: 16 }}>{code}</FittedText>
          {!background && <Logo path={logo} className="h-[8mm] max-w-[16mm] shrink-0" />}
        </header>
        {/* Colours that are the same in both schemes: paper is light. */}
        <div className="flex h-[49mm] shrink-0 items-end justify-between [&_.portrait]:h-[49mm] [&_.portrait]:w-[39mm] [&_.portrait]:bg-on-night [&_.portrait]:text-on-plate">
          <Portrait path={picturePath(picture || null)} name={fullName} countryCode={badge.countryCode} />
          <img className="-m-[2mm] size-[32mm] [image-rendering:pixelated]" src={qrCode} alt="QR code" />
        </div>
        <div className="flex h-[19mm] shrink-0 items-end font-semibold">
          <FittedText box={{ width: contentWidth, height: 19, max: 28, smallestWhole: 14 }}>{fullName}</FittedText>
        </div>
        {/* Letters of some scripts are higher than a line. */}
        <div className="flex h-[9mm] shrink-0 items-center">
          <FittedText box={{ width: contentWidth, height: 9, max: 18 }} lang={badge.nativeLanguage}>
            {nativeName === fullName ? "" : nativeName}
          </FittedText>
        </div>
        <div className="flex h-[7mm] shrink-0 items-center gap-[2mm]">
          <Flag code={badge.countryCode} country="" />
          <FittedText box={{ width: 78, height: 7, max: 14 }}>{country}</FittedText>
        </div>
        <FittedText box={{ width: contentWidth, height: 6, max: 12 }} className="h-[6mm] shrink-0 font-semibold">
          {team}
        </FittedText>
        <div
          className={cx(
            "mt-auto flex h-[12mm] shrink-0 items-center justify-between gap-[3mm] font-semibold text-[#fff] print:[print-color-adjust:exact]",
            background ? "px-[3mm]" : "-mx-[8mm] px-[8mm]",
            bands[contestantGroup || firstRole] ?? committeeBand,
          )}
        >
          <FittedText box={{ width: contestantGroup ? 54 : 83, height: 12, max: 20 }}>{role}</FittedText>
          {contestantGroup && <FittedText box={{ width: 26, height: 12, max: 14 }}>{contestantGroup}</FittedText>}
        </div>
        <footer className="flex h-[11mm] shrink-0 items-start justify-between whitespace-pre-line">
          {emergencyPhone && <FittedText box={phoneBox}>{`Emergency\n${emergencyPhone}`}</FittedText>}
          {guidePhone && <FittedText box={phoneBox}>{`Guide\n${guidePhone}`}</FittedText>}
        </footer>
      </article>
    </div>
  );
}
