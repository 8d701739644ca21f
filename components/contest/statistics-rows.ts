import type { Statistics } from "@/lib/edition/schema";

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
