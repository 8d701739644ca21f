import { accountMetadata } from "@/app/metadata";
import { emptyTexts } from "@/components/contest/empty-texts";
import { Totals } from "@/components/contest/home-sections";
import { BarChart } from "@/components/ui/bar-chart";
import { DataTable } from "@/components/ui/data-table";
import { PageHeader } from "@/components/ui/page-header";
import type { Column, SearchParams } from "@/components/ui/table-state";
import type { Statistics } from "@/lib/edition/schema";
import { getStatistics } from "@/lib/edition/statistics";
import { plural } from "@/lib/platform/text/plural";
import { requirePage } from "@/lib/site/pages/guard";
import { findPanelEdition } from "@/lib/site/pages/panel-edition";

const path = "/controlPanel/statistics";

export const generateMetadata = () => accountMetadata(path);

const tableAndChart = "mt-10 grid grid-cols-1 gap-10 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] xl:items-start";
const juniorsAndSeniors = [
  { label: "Junior", fill: "fill-forest-leaf" },
  { label: "Senior", fill: "fill-amber-leaf" },
];

type TShirts = Statistics["tShirts"][number];
type OperatingSystem = Statistics["operatingSystems"][number];

/** The contestants and teams of each country; `junior`, `senior` and `official` are of official teams. */
function countryRows({ contestantStatisticByCountry, participationByCountry }: Statistics) {
  return Object.entries(participationByCountry).map(([country, participation]) => {
    const counts = contestantStatisticByCountry[country];
    return {
      country,
      junior: counts?.officialJunior ?? 0,
      senior: counts?.officialSenior ?? 0,
      official: counts?.officialAll ?? 0,
      ...participation,
    };
  });
}

type CountryCounts = ReturnType<typeof countryRows>[number];

/** Columns of numbers with their totals. */
function countColumns<Row>(titles: Partial<Record<keyof Row & string, string>>): Column<Row>[] {
  return (Object.entries(titles) as [keyof Row & string, string][]).map(([key, title]) => {
    const value = (row: Row) => Number(row[key]);
    return { key, title, isNumeric: true, value, total: (rows) => rows.reduce((sum, row) => sum + value(row), 0) };
  });
}

const countryColumns: Column<CountryCounts>[] = [
  {
    key: "country",
    title: "Country",
    isRowHeader: true,
    value: ({ country }) => country,
    total: () => "All countries",
  },
  ...countColumns<CountryCounts>({
    junior: "Junior",
    senior: "Senior",
    official: "All",
    unofficial: "Unofficial",
    online: "Online",
  }),
];

const tShirtColumns: Column<TShirts>[] = [
  { key: "size", title: "Size", isRowHeader: true, value: ({ size }) => size ?? "Missing", total: () => "All sizes" },
  ...countColumns<TShirts>({
    contestants: "Contestants",
    leaders: "Leaders",
    deputyLeaders: "Deputies",
    guides: "Guides",
    guests: "Guests",
    committees: "Committees",
    all: "All",
  }),
];

const operatingSystemColumns: Column<OperatingSystem>[] = [
  {
    key: "name",
    title: "Operating system",
    isRowHeader: true,
    value: ({ name }) => name,
    total: () => "All contestants",
  },
  ...countColumns<OperatingSystem>({ junior: "Junior", senior: "Senior", all: "All" }),
];

/** An edition in numbers: by country, T-shirts and operating systems (specification, section 2, "Control panel", Statistics). */
export default async function StatisticsPage({ searchParams }: { searchParams: Promise<SearchParams> }) {
  await requirePage(path);
  const params = await searchParams;
  const edition = await findPanelEdition(params);
  const statistics = await getStatistics(edition.year);
  const { countriesCount, tShirts, operatingSystems } = statistics;
  const countries = countryRows(statistics);
  const empty = emptyTexts("contestants", "Contestants are counted here once a team is registered.", edition);
  const table = { path, searchParams: params, empty };
  return (
    <>
      <PageHeader
        compact
        title="Statistics"
        lead={`${plural(countriesCount, "country has", "countries have")} contestants. Junior, Senior and All count official teams.`}
      />
      <Totals countries={countries} />
      <div className={tableAndChart}>
        <DataTable
          {...table}
          name="statistics"
          title="By country"
          itemNames={["country", "countries"]}
          rows={countries}
          rowKey={({ country }) => country}
          columns={countryColumns}
        />
        {countriesCount > 0 && (
          <BarChart
            title="Largest delegations first"
            series={juniorsAndSeniors}
            bars={[...countries]
              .sort((a, b) => b.official - a.official || b.senior - a.senior)
              .map(({ country, junior, senior }) => ({ label: country, values: [junior, senior] }))}
          />
        )}
      </div>
      <div className={tableAndChart}>
        <DataTable
          {...table}
          name="t-shirts"
          prefix="tshirts."
          title="T-shirts"
          itemNames={["size", "sizes"]}
          rows={tShirts}
          rowKey={({ size }) => size ?? ""}
          columns={tShirtColumns}
        />
        <BarChart
          title="T-shirts by size"
          series={[
            { label: "Contestants", fill: "fill-forest-leaf" },
            { label: "Leaders and deputies", fill: "fill-amber-leaf" },
            { label: "Others", fill: "fill-edge" },
          ]}
          bars={tShirts.map(({ size, contestants, leaders, deputyLeaders, guides, guests, committees }) => ({
            label: size ?? "Missing",
            values: [contestants, leaders + deputyLeaders, guides + guests + committees],
          }))}
        />
      </div>
      <div className={tableAndChart}>
        <DataTable
          {...table}
          name="operating-systems"
          prefix="systems."
          title="Operating systems"
          itemNames={["operating system", "operating systems"]}
          rows={operatingSystems}
          rowKey={({ name }) => name}
          columns={operatingSystemColumns}
        />
        <BarChart
          title="Contestants by operating system"
          series={juniorsAndSeniors}
          bars={operatingSystems.map(({ name, junior, senior }) => ({ label: name, values: [junior, senior] }))}
        />
      </div>
    </>
  );
}
