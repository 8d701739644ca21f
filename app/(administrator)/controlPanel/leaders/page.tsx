import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { groupLeaders } from "@/components/leader/group-leaders";
import { leaderColumns, leaderFilters } from "@/components/leader/leader-columns";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import { TableExport } from "@/components/ui/table-export";
import type { SearchParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { listLeaderRecords, listUnusedLeaders } from "@/lib/leader/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/leaders";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** All leaders and deputies with their teams (specification, section 2, "Control panel", Leaders). */
export default async function LeadersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const [records, unused, countries] = await Promise.all([
    listLeaderRecords(edition.year),
    edition.isCurrent ? listUnusedLeaders(actor) : [],
    listCountries(),
  ]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  const leaders = groupLeaders(records, (id) => names.get(id) ?? "");
  return (
    <>
      <PageHeader compact title="Leaders" count={leaders.length} actions={<TableExport name="leaders" />} />
      <DataTable
        name="leaders"
        title="List of leaders"
        isTitleHidden
        itemNames={["leader", "leaders"]}
        path={path}
        searchParams={params}
        rows={leaders}
        rowKey={({ key }) => key}
        columns={leaderColumns}
        filters={leaderFilters}
        empty={{ title: "No leaders yet", text: "Leaders appear here once a team is registered." }}
      />
      <UnusedLeaders leaders={unused} hasCountry />
    </>
  );
}
