import type { ContestantGroup } from "@/lib/generated/prisma/enums";
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
