import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { accountMetadata } from "@/app/metadata";
import { type GuideRow, guideDetailsColumns, guideTeamsColumns } from "@/components/guide/admin/guide-columns";
import { AddGuideForm, EditGuideForm } from "@/components/guide/admin/guide-form";
import { UnassignedTeams } from "@/components/guide/admin/unassigned-teams";
import { DataTable } from "@/components/ui/data-table";
import { Fold } from "@/components/ui/fold";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { currentEdition } from "@/lib/edition/queries";
import { listGuideAccounts, listGuidedTeams, listGuides } from "@/lib/guide/queries";
import { loadText, peopleIn } from "@/lib/guide/rules";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/guides";

const byId = ({ id }: GuideRow) => id;

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** Creates and, with `?guide=<id>`, edits guides, and assigns teams to them (specification, section 2, "Control panel"). */
export default async function GuidesPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const { isCurrent, ...edition } = await findPanelEdition(params);
  const [guides, teams] = await Promise.all([listGuides(edition.year), listGuidedTeams(edition.year)]);
  const edited = isCurrent && params.guide ? (guides.find(({ id }) => id === params.guide) ?? notFound()) : null;
  const users = isCurrent ? await listGuideAccounts(edited?.userId) : [];
  const form = {
    tShirtSizes: (await currentEdition()).tShirtSizes,
    users: users.map(({ id, name, email }) => ({ value: id, label: `${name} (${email})` })),
  };
  const freeTeams = teams.filter(({ guideId }) => guideId === null);
  const rows = guides.map((guide) => ({ ...guide, teams: teams.filter(({ guideId }) => guideId === guide.id) }));
  const table = {
    path,
    searchParams: params,
    rows,
    rowKey: byId,
    itemNames: ["guide", "guides"],
    empty: { title: "No guides yet", text: "Add a guide above, then assign teams here." },
  } as const;
  return (
    <>
      <PageHeader compact title="Guides" />
      {edited && <EditGuideForm key={edited.id} guide={edited} {...form} />}
      {isCurrent && teams.length > 0 && (
        <UnassignedTeams
          teams={freeTeams}
          guides={rows.map(({ id, person, teams }) => ({
            id,
            fullName: person.fullName,
            people: peopleIn(teams),
            load: loadText(teams),
          }))}
        />
      )}
      {isCurrent && !edited && <AddGuideForm {...form} />}
      {/* A guide's name stays beside the first of many teams. */}
      <div className="mb-12 [&_tbody_:is(th,td)]:align-top max-md:not-print:[&_tbody_[data-numeric]]:hidden max-md:not-print:[&_tbody_td]:before:hidden max-md:[&_td:has(details)]:col-span-full">
        <DataTable
          {...table}
          name="guides-with-teams"
          title="List of guides with teams"
          columns={guideTeamsColumns(isCurrent ? freeTeams : null)}
        />
      </div>
      {guides.length > 0 && (
        <Fold
          title="Pictures, schools and T-shirt sizes"
          isOpen={Object.keys(params).some((name) => name.startsWith("detail-"))}
        >
          <DataTable {...table} name="guides" title="Guides in detail" prefix="detail-" columns={guideDetailsColumns} />
        </Fold>
      )}
    </>
  );
}
