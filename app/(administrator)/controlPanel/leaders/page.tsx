import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { groupLeaders } from "@/components/leader/group-leaders";
import { LeaderTable } from "@/components/leader/leader-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { listCountries } from "@/lib/country/queries";
import { listLeaderRecords } from "@/lib/leader/queries";

const path = "/controlPanel/leaders";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function LeadersPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const [params, records, countries] = await Promise.all([searchParams, listLeaderRecords(), listCountries()]);
  const names = new Map(countries.map(({ id, name }) => [id, name]));
  return (
    <>
      <PageHeader compact title="Leaders" />
      <LeaderTable leaders={groupLeaders(records, (id) => names.get(id) ?? "")} searchParams={params} />
    </>
  );
}
