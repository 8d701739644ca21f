import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { type BadgeSize, badgeSizes } from "@/components/print/badge-card";
import { BadgeSheet } from "@/components/print/badge-sheet";
import { PrintPage } from "@/components/print/print-page";
import { type SearchParams, tableHref } from "@/components/ui/table-state";
import { Tabs } from "@/components/ui/tabs";
import { env } from "@/lib/platform/env";
import { findOption } from "@/lib/platform/validation/find-option";
import { listBadges } from "@/lib/print/badges";
import { currentDesign } from "@/lib/print/design";
import { compareWithPrinted } from "@/lib/print/queries";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print/badges";

const sizes = Object.keys(badgeSizes) as BadgeSize[];

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** A badge for everybody who comes to the current edition. */
export default async function BadgesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const design = await currentDesign();
  const size = findOption(sizes, params.size) ?? "a6";
  return (
    <PrintPage
      document="badges"
      searchParams={params}
      printables={await compareWithPrinted("badges", null, await listBadges())}
      searched={({ fullName, nativeName, team, code }) => [fullName, nativeName, team, code]}
      filters={[{ name: "role", title: "Role", values: ({ roles }) => roles }]}
      renderSheet={(badges) => (
        <BadgeSheet key={badges[0]?.personId} badges={badges} size={size} design={design} siteUrl={env().SITE_URL} />
      )}
    >
      <Tabs
        label="Size"
        tabs={sizes.map((one) => ({
          title: badgeSizes[one].title,
          href: tableHref(path, { size: one === "a6" ? "" : one }),
          isCurrent: one === size,
        }))}
      />
    </PrintPage>
  );
}
