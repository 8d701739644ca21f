import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { guideDetailsColumns, guideTeamsColumns } from "@/components/guide/admin/guide-columns";
import { GuideForm } from "@/components/guide/admin/guide-form";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { currentEdition } from "@/lib/contest/queries";
import { listFreeGuideAccounts, listGuides } from "@/lib/guide/queries";
import type { Guide } from "@/lib/guide/schema";
import { listTeamsWithoutGuide } from "@/lib/team/queries";

const path = "/controlPanel/guides";

const byId = ({ id }: Guide) => id;

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** Creates guides from accounts and assigns teams to them (specification, section 2, "Control panel"). */
export default async function GuidesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const [params, edition, guides, users, teams] = await Promise.all([
    searchParams,
    currentEdition(),
    listGuides(),
    listFreeGuideAccounts(),
    listTeamsWithoutGuide(),
  ]);
  const freeTeams = teams.map(({ id, name, countryName, isOnline }) => ({ id, name, countryName, isOnline }));
  const empty = { title: "No guides yet", text: "Add a guide above, then assign teams here." };
  const table = {
    path,
    searchParams: params,
    rows: guides,
    rowKey: byId,
    itemNames: ["guide", "guides"],
    empty,
  } as const;
  return (
    <>
      <PageHeader compact title="Guides" />
      <GuideForm
        tShirtSizes={edition.tShirtSizes}
        users={users.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` }))}
      />
      {/* A guide's name stays beside the first of many teams. */}
      <div className="mb-12 [&_tbody_:is(th,td)]:align-top max-md:[&_td:last-child]:col-span-full">
        <DataTable
          {...table}
          name="guides-with-teams"
          title="List of guides with teams"
          columns={guideTeamsColumns(freeTeams)}
        />
      </div>
      {guides.length > 0 && (
        <DataTable {...table} name="guides" title="Guides in detail" prefix="detail-" columns={guideDetailsColumns} />
      )}
    </>
  );
}
