"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useRef } from "react";
import { matches, maxLarge, readSearch, type Searchable } from "@/components/public-list/search";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { EmptyState } from "@/components/ui/empty-state";
import { Input, Select } from "@/components/ui/input";
import { tableHref } from "@/components/ui/search-params";
import { useAfterHydration } from "@/components/ui/use-after-hydration";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";

interface ListItemsProps {
  as: "article" | "tr";
  className?: string;
  items: readonly Searchable[];
  /** Of each item, for screen readers. */
  labels?: readonly string[];
  /** Of each item's element, for links to it. */
  ids?: readonly string[];
  /** The content of each item, made by the parent, so that a search does not render it again. */
  children: readonly ReactNode[];
}

/** The items of a section, hidden unless the search in the URL finds them. */
export function ListItems({ as: Item, className, items, labels, ids, children }: ListItemsProps) {
  const search = readSearch(useSearchParams());
  return items.map((item, i) => (
    <Item
      key={item.position}
      id={ids?.[i]}
      className={className}
      aria-label={labels?.[i]}
      hidden={!matches(item, search)}
    >
      {children[i]}
    </Item>
  ));
}

/** Puts the fields into the URL. Next renders it in a transition, so that typing does not wait for the list. */
function applySearch(form: HTMLFormElement) {
  const hrefOf = (params: FormData | URLSearchParams) => tableHref(location.pathname, { ...readSearch(params) });
  const href = hrefOf(new FormData(form));
  if (href !== hrefOf(new URLSearchParams(location.search)))
    window.history.replaceState(null, "", href + location.hash);
}

interface SearchableListProps {
  path: string;
  nouns: readonly [one: string, many: string];
  label: string;
  countries: readonly (readonly [code: string, name: string])[];
  /** The content has the same items in ListItems. */
  sections: readonly { group: ContestantGroup; title: string; items: readonly Searchable[]; content: ReactNode }[];
}

/** A public list in sections with its search, which is in the URL. */
export function SearchableList({ path, nouns, label, countries, sections }: SearchableListProps) {
  const top = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const search = readSearch(useSearchParams());
  const { country, group, q } = search;
  const isSearch = country !== "" || group !== "" || q !== "";
  const total = sections.flatMap(({ items }) => items).length;
  const counts = { "": 0, Junior: 0, Senior: 0 };
  for (const { group, items } of sections) {
    counts[group] = items.filter((item) => matches(item, search)).length;
    counts[""] += counts[group];
  }
  const shown = counts[group];

  useAfterHydration(() => form.current && applySearch(form.current));

  return (
    <div className={shown > maxLarge ? "dense" : undefined}>
      <nav ref={top} aria-label="Group" className="mb-2 flex gap-x-5 print:hidden">
        {(["", "Junior", "Senior"] as const).map((one) => (
          <a
            key={one}
            href={tableHref(path, { ...search, group: one })}
            aria-current={one === group ? "true" : undefined}
            className="border-maple py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-b-3 aria-[current]:pb-1.25 aria-[current]:text-ink"
          >
            {one || "All groups"} <span className="font-normal">{counts[one]}</span>
          </a>
        ))}
      </nav>
      <search
        aria-label={nouns[1]}
        className="team-search top-0 z-5 mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 border-rule border-b bg-paper py-2 print:hidden [@media(height>=30rem)]:sticky"
      >
        <form
          ref={form}
          action={path}
          onChange={({ currentTarget }) => {
            applySearch(currentTarget);
            // The list becomes shorter than the place that the window is scrolled to.
            if (top.current && top.current.getBoundingClientRect().top < 0) top.current.scrollIntoView();
          }}
          onSubmit={(event) => event.preventDefault()}
          className="grid grow grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:gap-x-4"
        >
          <label className="font-semibold text-sm/[1.6] sm:max-w-104 sm:grow">
            {label}
            <Input className="mt-1 mb-0.5" type="search" name="q" autoComplete="off" defaultValue={q} />
          </label>
          <label className="min-w-0 font-semibold text-sm/[1.6] sm:w-56">
            Country
            <Select className="mt-1 mb-0.5" name="country" defaultValue={country}>
              <option value="">All countries</option>
              {country !== "" && !countries.some(([code]) => code === country) && <option>{country}</option>}
              {countries.map(([code, name]) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Select>
          </label>
          {group && <input type="hidden" name="group" value={group} />}
          <noscript>
            <Button type="submit" className="mb-0.5">
              Search
            </Button>
          </noscript>
        </form>
        <div className="flex flex-wrap gap-x-4 text-ink-soft sm:pb-2">
          <p role="status">{isSearch && `${shown} of ${total} ${nouns[total === 1 ? 0 : 1]}`}</p>
          {isSearch && <a href={path}>Show all {nouns[1]}</a>}
        </div>
      </search>
      {shown === 0 && <EmptyState title={`No ${nouns[0]} found`}>Try part of the name, or another country.</EmptyState>}
      {sections.map(({ group: one, title, content }) => (
        <Disclosure
          key={one}
          title={title}
          count={String(counts[one])}
          hidden={counts[one] === 0 || (group !== "" && group !== one)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}
