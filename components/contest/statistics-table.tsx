import type { CountryCounts } from "@/components/contest/statistics-rows";
import { type Column, DataTable } from "@/components/ui/data-table";
import type { SearchParams } from "@/components/ui/table-state";

type Count = "junior" | "senior" | "all";

function countColumn(key: Count, title: string): Column<CountryCounts> {
  return {
    key,
    title,
    isNumeric: true,
    value: (row) => row[key],
    total: (rows) => rows.reduce((sum, row) => sum + row[key], 0),
  };
}

const columns: Column<CountryCounts>[] = [
  {
    key: "country",
    title: "Country",
    isRowHeader: true,
    value: ({ country }) => country,
    total: () => "All countries",
  },
  countColumn("junior", "Junior"),
  countColumn("senior", "Senior"),
  countColumn("all", "All"),
];

/** Contestants by country, with the totals of the filtered rows (specification, section 2, "Control panel", Statistics). */
export function StatisticsTable({
  rows,
  searchParams,
}: {
  rows: readonly CountryCounts[];
  searchParams: SearchParams;
}) {
  return (
    <DataTable
      name="statistics"
      title="By country"
      itemNames={["country", "countries"]}
      path="/controlPanel/statistics"
      searchParams={searchParams}
      rows={rows}
      rowKey={({ country }) => country}
      columns={columns}
      fitsPhone
      empty={{ title: "No contestants yet", text: "They are counted here as soon as the first team is registered." }}
    />
  );
}
