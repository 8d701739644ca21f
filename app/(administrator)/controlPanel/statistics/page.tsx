import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { StatisticsChart } from "@/components/contest/statistics-chart";
import { countryRows } from "@/components/contest/statistics-rows";
import { StatisticsTable } from "@/components/contest/statistics-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { getStatistics } from "@/lib/contest/queries";
import { plural } from "@/lib/plural";

const path = "/controlPanel/statistics";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

export default async function StatisticsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const [params, statistics] = await Promise.all([searchParams, getStatistics()]);
  const rows = countryRows(statistics);
  const { countriesCount } = statistics;
  return (
    <>
      <PageHeader
        compact
        title="Statistics"
        lead={`${plural(countriesCount, "country has", "countries have")} contestants. Official teams only.`}
      />
      <div className="grid grid-cols-1 gap-10 lg:has-[figure]:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:has-[figure]:items-start">
        <StatisticsTable rows={rows} searchParams={params} />
        {rows.length > 0 && <StatisticsChart rows={rows} />}
      </div>
    </>
  );
}
