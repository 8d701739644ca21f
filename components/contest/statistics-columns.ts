import type { Column } from "@/components/ui/table-state";
import type { Statistics } from "@/lib/edition/schema";

type TShirts = Statistics["tShirts"][number];
type OperatingSystem = Statistics["operatingSystems"][number];

/** The contestants of one country. */
export interface CountryCounts {
  country: string;
  /** Of official teams, like `senior` and `official`. */
  junior: number;
  senior: number;
  official: number;
  unofficial: number;
  all: number;
  online: number;
  teams: number;
}

export function countryRows({ contestantStatisticByCountry, participationByCountry }: Statistics): CountryCounts[] {
  return Object.entries(participationByCountry).map(([country, { contestants, ...participation }]) => {
    const counts = contestantStatisticByCountry[country];
    return {
      country,
      junior: counts?.officialJunior ?? 0,
      senior: counts?.officialSenior ?? 0,
      official: counts?.officialAll ?? 0,
      all: contestants,
      ...participation,
    };
  });
}

/** The sum of the numbers in a column. */
export const totalOf = <Row>(rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((total, row) => total + value(row), 0);

/** Columns of numbers with their totals. */
function countColumns<Row>(titles: Partial<Record<keyof Row & string, string>>): Column<Row>[] {
  return (Object.entries(titles) as [keyof Row & string, string][]).map(([key, title]) => {
    const value = (row: Row) => Number(row[key]);
    return { key, title, isNumeric: true, value, total: (rows) => totalOf(rows, value) };
  });
}

export const countryColumns: Column<CountryCounts>[] = [
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

export const tShirtColumns: Column<TShirts>[] = [
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

export const operatingSystemColumns: Column<OperatingSystem>[] = [
  {
    key: "name",
    title: "Operating system",
    isRowHeader: true,
    value: ({ name }) => name,
    total: () => "All contestants",
  },
  ...countColumns<OperatingSystem>({ junior: "Junior", senior: "Senior", all: "All" }),
];
