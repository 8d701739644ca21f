import { compareNames } from "@/lib/platform/text/sort";

interface Named {
  name: string;
  country: { name: string };
}

/** The order of teams (specification, section 2, "Teams list"). */
export function byCountryAndName(a: Named, b: Named): number {
  return compareNames(a.country.name, b.country.name) || compareNames(a.name, b.name);
}
