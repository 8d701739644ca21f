import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";
import { findOption } from "@/lib/platform/validation/find-option";

/** Above this number of items, each is shown in less space. */
export const maxLarge = 60;

/** What a directory lists, such as a team. */
export interface Listed {
  group: ContestantGroup;
  countryName: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

/** An item that the search may not match. */
export interface Hideable {
  isHidden?: true;
}

/** A search in a directory; empty fields match all. */
export interface DirectorySearch {
  /** Words of names. */
  q: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  group: ContestantGroup | "";
}

/** Reads a search from the parameters `country`, `group` and `q` of a URL or a form. */
export function readSearch(params: Record<string, unknown>): DirectorySearch {
  const read = (name: keyof DirectorySearch) => {
    const value = params[name];
    return typeof value === "string" ? value.trim() : "";
  };
  return {
    q: read("q"),
    country: read("country").toUpperCase(),
    group: findOption(["Junior", "Senior"], read("group")) ?? "",
  };
}

/** The URL's query for a search, such as `?country=BG&q=leaf`, or empty. */
export function searchQuery({ country, group, q }: DirectorySearch): string {
  const params = new URLSearchParams(Object.entries({ country, group, q }).filter(([, value]) => value));
  return params.size > 0 ? `?${params}` : "";
}

/** The items of any group that match a search for names and a country. */
export const findItems = <T extends Listed>(
  items: readonly T[],
  { q, country }: DirectorySearch,
  namesOf: (item: T) => readonly (string | null | undefined)[],
): T[] =>
  items.filter(
    (item) =>
      (country === "" || item.countryCode === country) &&
      (q === "" || matchesSearch(toSearchKey([...namesOf(item), item.countryName].join("\n")), q)),
  );
