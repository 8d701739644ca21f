import type { Statistics } from "@/lib/contest/schema";

/** The official contestants of one country. */
export interface CountryCounts {
  country: string;
  junior: number;
  senior: number;
  all: number;
}

export function countryRows({ contestantStatisticByCountry }: Statistics): CountryCounts[] {
  return Object.entries(contestantStatisticByCountry).map(([country, counts]) => ({
    country,
    junior: counts.officialJunior,
    senior: counts.officialSenior,
    all: counts.officialAll,
  }));
}
