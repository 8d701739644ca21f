import type { ReactNode } from "react";
import { DirectoryFilter } from "@/components/directory/directory-filter";
import { DirectoryForm } from "@/components/directory/directory-form";
import { type DirectorySearch, findItems, type Hideable, type Listed } from "@/components/directory/directory-search";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";

interface DirectoryProps<T extends Listed> {
  path: string;
  items: readonly T[];
  /** Such as ["team", "teams"]. */
  nouns: readonly [one: string, many: string];
  /** The label of the search field. */
  label: string;
  /** The search in the URL. */
  search: DirectorySearch;
  /** What is searched besides the country's name. */
  namesOf: (item: T) => readonly (string | null | undefined)[];
  titleOf: (group: ContestantGroup) => string;
  /** Shown if nothing matches the search. */
  nothingFound: ReactNode;
  /** Renders all items of a group as elements with `data-country`, also the hidden ones. */
  children: (group: ContestantGroup, items: readonly (T & Hideable)[]) => ReactNode;
}

/**
 * A list in sections, searchable by country, group or name. Items are rendered as text, and a search only hides some of
 * them, which is fast enough for hundreds.
 */
export function Directory<T extends Listed>(props: DirectoryProps<T>) {
  const { path, items, nouns, label, search, namesOf, titleOf, nothingFound, children } = props;
  const found = new Set(findItems(items, search, namesOf));
  const sections = (["Junior", "Senior"] as const).flatMap((group) => {
    const ofGroup = items.filter((item) => item.group === group);
    if (ofGroup.length === 0) return [];
    const withHidden = ofGroup.map((item) => (found.has(item) ? item : { ...item, isHidden: true as const }));
    return { group, title: titleOf(group), content: children(group, withHidden) };
  });
  return (
    <DirectoryFilter
      path={path}
      nouns={nouns}
      total={items.length}
      counts={sections.map(({ group }) => [...found].filter((item) => item.group === group).length)}
      form={<DirectoryForm path={path} label={label} items={items} search={search} />}
      nothingFound={nothingFound}
      sections={sections}
    />
  );
}
