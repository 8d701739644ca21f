import type { CountryCounts } from "@/components/contest/statistics-rows";
import type { Column } from "@/components/ui/data-table";

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

export const statisticsColumns: Column<CountryCounts>[] = [
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
