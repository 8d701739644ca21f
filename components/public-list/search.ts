import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";
import { findOption } from "@/lib/platform/validation/find-option";

/** A search in a public list; empty fields match all. */
interface ListSearch {
  /** ISO 3166-1 alpha-2. */
  country: string;
  group: ContestantGroup | "";
  /** Words of names. */
  q: string;
}

/** Reads a search from the parameters `country`, `group` and `q` of a URL or a form. */
export function readSearch(params: { get(name: string): unknown }): ListSearch {
  const read = (name: keyof ListSearch) => String(params.get(name) ?? "").trim();
  return {
    country: read("country").toUpperCase(),
    group: findOption(["Junior", "Senior"], read("group")) ?? "",
    q: read("q"),
  };
}

/** An item of a public list. */
export interface Listed {
  group: ContestantGroup;
  countryName: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

export const ofGroup = <T extends Listed>(items: readonly T[], group: ContestantGroup | ""): readonly T[] =>
  group === "" ? items : items.filter((item) => item.group === group);

/** The items of the country, of any group, whose names (`namesOf` and the country's) contain every word of the search. */
export function findItems<T extends Listed>(
  items: readonly T[],
  { country, q }: ListSearch,
  namesOf: (item: T) => readonly (string | null | undefined)[],
): readonly T[] {
  const ofCountry = country === "" ? items : items.filter(({ countryCode }) => countryCode === country);
  if (q === "") return ofCountry;
  return ofCountry.filter((item) => matchesSearch(toSearchKey([...namesOf(item), item.countryName].join("\n")), q));
}
