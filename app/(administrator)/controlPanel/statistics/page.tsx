import type { Metadata } from "next";
import { accountMetadata } from "@/app/metadata";
import { StatisticsChart } from "@/components/contest/statistics-chart";
import { statisticsColumns } from "@/components/contest/statistics-columns";
import { countryRows } from "@/components/contest/statistics-rows";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import type { SearchParams } from "@/components/ui/table-state";
import { requirePage } from "@/lib/auth/guard";
import { getStatistics } from "@/lib/contest/queries";
import { plural } from "@/lib/plural";

const path = "/controlPanel/statistics";

export const generateMetadata = (): Promise<Metadata> => accountMetadata(path);

/** Contestants by country, with the totals of the filtered rows (specification, section 2, "Control panel", Statistics). */
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
        <DataTable
          name="statistics"
          title="By country"
          itemNames={["country", "countries"]}
          path={path}
          searchParams={params}
          rows={rows}
          rowKey={({ country }) => country}
          columns={statisticsColumns}
          fitsPhone
          empty={{
            title: "No contestants yet",
            text: "Contestants are counted here once a team is registered.",
          }}
        />
        {rows.length > 0 && <StatisticsChart rows={rows} />}
      </div>
    </>
  );
}
