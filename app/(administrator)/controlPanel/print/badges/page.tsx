import { generate } from "lean-qr";
import { toPngDataURL } from "lean-qr/extras/node_export";
import { panelPage } from "@/app/account-page";
import { BadgeCard, type BadgeSize, badgeSizes } from "@/components/print/badge-card";
import { PrintPage } from "@/components/print/print-page";
import { hrefWith } from "@/components/ui/search-params";
import { filterColumn } from "@/components/ui/table/columns";
import { Tabs } from "@/components/ui/tabs";
import { yearParam } from "@/lib/edition/edition-path";
import { env } from "@/lib/platform/env";
import { findOption } from "@/lib/platform/validation/find-option";
import { listBadges } from "@/lib/print/badges";
import { readDesign } from "@/lib/print/design";
import { compareWithPrinted } from "@/lib/print/queries";

const path = "/controlPanel/print/badges";

const sizes = Object.keys(badgeSizes) as BadgeSize[];

/** The QR code of a badge's page, with a white margin. As an SVG, it would be ten times as large. */
const qrCodeOf = (personId: string) =>
  toPngDataURL(generate(`${env().SITE_URL}/badge/${personId}`), { off: [255, 255, 255], scale: 4, padX: 2, padY: 2 });

/** The badges of an edition, in a size (`?size=`). */
export default panelPage(path, async ({ params, edition }) => {
  const design = await readDesign(edition);
  const size = findOption(sizes, params.size) ?? "a6";
  return (
    <PrintPage
      searchParams={params}
      printables={await compareWithPrinted(edition, "badges", null, await listBadges(edition))}
      filters={[filterColumn("role", "Role", ({ roles }: { roles: readonly string[] }) => roles)]}
      cell={badgeSizes[size]}
      renderItem={(badge) => <BadgeCard badge={badge} size={size} design={design} qrCode={qrCodeOf(badge.personId)} />}
    >
      <Tabs
        label="Size"
        tabs={sizes.map((name) => ({
          title: badgeSizes[name].title,
          href: hrefWith(path, { year: yearParam(edition), size: name === "a6" ? "" : name }),
          isCurrent: name === size,
        }))}
      />
    </PrintPage>
  );
});
