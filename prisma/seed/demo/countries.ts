import countries from "@/prisma/seed/demo/data/countries.json" with { type: "json" };
import names from "@/prisma/seed/demo/data/names.json" with { type: "json" };
import type { NameList } from "@/prisma/seed/demo/names";

export interface DemoCountry {
  alpha2: string;
  names: NameList;
  phonePrefix: string;
  /** How many digits follow the prefix; 9 if absent. */
  phoneDigits?: number;
  cities: readonly string[];
  comesBy: "home" | "road" | "air";
}

/** A smaller demo has the first of these countries. */
export const demoCountries = countries.map((country) => ({
  ...country,
  names: names[country.names as keyof typeof names],
})) as readonly DemoCountry[];
