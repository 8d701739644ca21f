import type { ReactNode } from "react";
import type { Searchable } from "@/components/public-list/search";
import { SearchableList } from "@/components/public-list/searchable-list";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { toSearchKey } from "@/lib/platform/text/search-key";
import { compareNames } from "@/lib/platform/text/sort";

interface Listed {
  group: ContestantGroup;
  countryName: string;
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
}

interface PublicListProps<T extends Listed> {
  path: string;
  items: readonly T[];
  /** Such as ["team", "teams"]. */
  nouns: readonly [one: string, many: string];
  label: string;
  /** What is searched besides the country's name. */
  namesOf: (item: T) => readonly (string | null | undefined)[];
  titleOf: (group: ContestantGroup) => string;
  /** Renders the items of a group in ListItems. */
  children: (group: ContestantGroup, items: readonly T[], searchables: readonly Searchable[]) => ReactNode;
}

/** A list in sections by group, searchable by country, group or name. */
export function PublicList<T extends Listed>(props: PublicListProps<T>) {
  const { items, namesOf, titleOf, children, ...rest } = props;
  const sections = (["Junior", "Senior"] as const).flatMap((group) => {
    const ofGroup = items.filter((item) => item.group === group);
    if (ofGroup.length === 0) return [];
    const searchables = ofGroup.map((item, position) => ({
      position,
      country: item.countryCode,
      names: toSearchKey([...namesOf(item), item.countryName].join("\n")),
    }));
    return { group, title: titleOf(group), items: searchables, content: children(group, ofGroup, searchables) };
  });
  const names = new Map(items.map(({ countryCode, countryName }) => [countryCode, countryName]));
  const countries = [...names].sort(([, a], [, b]) => compareNames(a, b));
  return <SearchableList {...rest} countries={countries} sections={sections} />;
}
