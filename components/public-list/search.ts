import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { matchesSearch } from "@/lib/platform/text/search-key";
import { findOption } from "@/lib/platform/validation/find-option";

/** Above this number of items, each is shown in less space. */
export const maxLarge = 60;

/** A search in a public list; empty fields match all. */
export interface ListSearch {
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

/** What is searched of an item. */
export interface Searchable {
  /** Its position in its section. */
  position: number;
  country: string;
  /** Its names as a search key. */
  names: string;
}

/** Whether a search finds an item of the group that it is about. */
export const matches = ({ country, names }: Searchable, search: ListSearch): boolean =>
  (search.country === "" || country === search.country) && matchesSearch(names, search.q);
