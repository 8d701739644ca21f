import type { ReactNode } from "react";
import { DirectoryFilter } from "@/components/directory/directory-filter";
import type { DirectorySearch, Hideable, Listed } from "@/components/directory/directory-search";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Input, Select } from "@/components/ui/input";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { matchesSearch, toSearchKey } from "@/lib/platform/text/search-key";
import { compareNames } from "@/lib/platform/text/sort";

interface DirectoryProps<T extends Listed> {
  path: string;
  items: readonly T[];
  /** Such as ["team", "teams"]. */
  nouns: readonly [one: string, many: string];
  label: string;
  search: DirectorySearch;
  /** What is searched besides the country's name. */
  namesOf: (item: T) => readonly (string | null | undefined)[];
  titleOf: (group: ContestantGroup) => string;
  /** Renders all items of a group as elements with `data-country`, also the hidden ones. */
  children: (group: ContestantGroup, items: readonly (T & Hideable)[]) => ReactNode;
}

/**
 * A list in sections, searchable by country, group or name. Items are rendered as text, and a search only hides some of
 * them, which is fast enough for hundreds.
 */
export function Directory<T extends Listed>(props: DirectoryProps<T>) {
  const { path, items, nouns, label, search, namesOf, titleOf, children } = props;
  const { q, country, group } = search;
  const isFound = (item: T) =>
    (country === "" || item.countryCode === country) &&
    (q === "" || matchesSearch(toSearchKey([...namesOf(item), item.countryName].join("\n")), q));
  const sections = (["Junior", "Senior"] as const).flatMap((group) => {
    const ofGroup = items.filter((item) => item.group === group);
    if (ofGroup.length === 0) return [];
    const withHidden = ofGroup.map((item) => (isFound(item) ? item : { ...item, isHidden: true as const }));
    const count = withHidden.filter((item) => !("isHidden" in item)).length;
    return { group, title: titleOf(group), count, content: children(group, withHidden) };
  });
  const names = new Map(items.map(({ countryCode, countryName }) => [countryCode, countryName]));
  const countries = [...names].sort(([, a], [, b]) => compareNames(a, b));
  return (
    <DirectoryFilter
      path={path}
      nouns={nouns}
      total={items.length}
      nothingFound={<EmptyState title={`No ${nouns[0]} found`}>Try part of the name, or another country.</EmptyState>}
      sections={sections}
    >
      <form action={path} className="grid grow grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:gap-x-4">
        <label className="font-semibold text-sm/[1.6] sm:max-w-104 sm:grow">
          <span>{label}</span>
          <Input className="mt-1 mb-0.5" type="search" name="q" autoComplete="off" defaultValue={q} />
        </label>
        <label className="min-w-0 font-semibold text-sm/[1.6] sm:w-56">
          <span>Country</span>
          <Select className="mt-1 mb-0.5" name="country" defaultValue={country}>
            <option value="">All countries</option>
            {country !== "" && !names.has(country) && <option>{country}</option>}
            {countries.map(([code, name]) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        </label>
        {group && <input type="hidden" name="group" value={group} />}
        <Button type="submit" className="not-noscript:hidden">
          Find
        </Button>
      </form>
    </DirectoryFilter>
  );
}
