import { generate } from "lean-qr";
import { toPngDataURL } from "lean-qr/extras/node_export";
import { BadgeCard, type BadgeSize, badgeSizes } from "@/components/print/badge-card";
import { Sheet } from "@/components/print/sheet";
import type { PrintDesign } from "@/lib/edition/print-design";
import type { Badge } from "@/lib/print/badges";

interface BadgeSheetProps {
  badges: readonly Badge[];
  size: BadgeSize;
  design: PrintDesign;
  siteUrl: string;
}

export function BadgeSheet({ badges, size, design, siteUrl }: BadgeSheetProps) {
  return (
    <Sheet columns={2} rows={2} cell={badgeSizes[size]}>
      {badges.map((badge) => (
        <BadgeCard
          key={badge.personId}
          badge={badge}
          size={size}
          design={design}
          qrCode={qrCodeOf(`${siteUrl}/badge/${badge.personId}`)}
        />
      ))}
    </Sheet>
  );
}

/** A QR code with a white margin. As an SVG it would be ten times as large. */
const qrCodeOf = (text: string) => toPngDataURL(generate(text), { off: [255, 255, 255], scale: 4, padX: 2, padY: 2 });
