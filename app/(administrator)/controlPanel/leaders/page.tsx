import type { Metadata } from "next";
import { groupLeaders } from "@/components/leader/group-leaders";
import { LeaderTable } from "@/components/leader/leader-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { pageTitle } from "@/lib/contest/title";
import { listCountries } from "@/lib/country/queries";
import { listLeaderRecords } from "@/lib/leader/queries";

export const generateMetadata = (): Promise<Metadata> => pageTitle("Leaders");

export default async function LeadersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage("/controlPanel/leaders");
  const [params, records, countries] = await Promise.all([searchParams, listLeaderRecords(), listCountries()]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return (
    <>
      <PageHeader title="Leaders" />
      <LeaderTable leaders={groupLeaders(records, (id) => names.get(id) ?? "")} params={params} />
    </>
  );
}
