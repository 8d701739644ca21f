import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { BadgeSheet } from "@/components/print/badge-sheet";
import { PrintPage } from "@/components/print/print-page";
import type { SearchParams } from "@/components/ui/table-state";
import { env } from "@/lib/platform/env";
import { listBadges } from "@/lib/print/badges";
import { currentDesign } from "@/lib/print/design";
import { compareWithPrinted } from "@/lib/print/queries";
import { requirePage } from "@/lib/site/pages/guard";

const path = "/controlPanel/print/badges";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** A badge for everybody who comes to the current edition. */
export default async function BadgesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const design = await currentDesign();
  return (
    <PrintPage
      document="badges"
      searchParams={await searchParams}
      printables={await compareWithPrinted("badges", null, await listBadges())}
      searched={({ fullName, nativeName, team, code }) => [fullName, nativeName, team, code]}
      filters={[{ name: "role", title: "Role", values: ({ roles }) => roles }]}
      renderSheet={(badges) => (
        <BadgeSheet key={badges[0]?.personId} badges={badges} design={design} siteUrl={env().SITE_URL} />
      )}
    />
  );
}
