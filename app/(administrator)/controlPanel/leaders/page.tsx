import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/edition/empty-texts";
import { LeadersTable } from "@/components/leader/leaders-table";
import { UnusedLeaders } from "@/components/leader/unused-leaders";
import type { SearchParams } from "@/components/ui/table-state";
import { listCountries } from "@/lib/country/queries";
import { groupLeaders } from "@/lib/leader/group-leaders";
import { listLeaderRecords, listUnusedLeaders } from "@/lib/leader/queries";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/leaders";

export const generateMetadata = () => accountMetadata(path);

/** All leaders and deputies with their teams (specification, section 2, "Control panel", Leaders). */
export default async function LeadersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  const actor = await requirePage(path);
  const edition = await findPanelEdition(await searchParams);
  const [records, unused, countries] = await Promise.all([
    listLeaderRecords(edition.year),
    edition.isCurrent ? listUnusedLeaders(actor) : [],
    listCountries(),
  ]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return (
    <>
      <LeadersTable
        rows={groupLeaders(records, (id) => names.get(id) ?? "")}
        empty={emptyTexts("leaders", "Leaders appear here once a team is registered.", edition)}
      />
      <UnusedLeaders leaders={unused} showsCountry />
    </>
  );
}
