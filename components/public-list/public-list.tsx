"use client";

import { cx } from "class-variance-authority";
import { useSearchParams } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { findItems, type Listed, ofGroup, readSearch } from "@/components/public-list/search";
import { Button } from "@/components/ui/button";
import { Disclosure } from "@/components/ui/disclosure";
import { EmptyState } from "@/components/ui/empty-state";
import { Input, Select } from "@/components/ui/input";
import { hrefWith } from "@/components/ui/search-params";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";
import { compareNames } from "@/lib/platform/text/sort";

/** With more items than this, each is shown in less space. */
const maxLarge = 60;

/** Puts the fields into the URL. Next renders it in a transition, so that typing does not wait for the list. */
function applySearch(form: HTMLFormElement) {
  const hrefOf = (params: FormData | URLSearchParams) => hrefWith(location.pathname, { ...readSearch(params) });
  const href = hrefOf(new FormData(form));
  if (href !== hrefOf(new URLSearchParams(location.search)))
    window.history.replaceState(null, "", href + location.hash);
}

interface PublicListProps<T> {
  path: string;
  items: readonly T[];
  itemNames: readonly [singular: string, plural: string];
  label: string;
  /** What is searched besides the country's name. */
  namesOf: (item: T) => readonly (string | null | undefined)[];
  titleOf: (group: ContestantGroup) => string;
  /** Renders the found items of a group. */
  children: (section: PublicListSection<T>) => ReactNode;
}

interface PublicListSection<T> {
  group: ContestantGroup;
  items: readonly T[];
  /** Whether it is the first on the page. */
  isFirst: boolean;
  /** Whether the page shows so many items that each has less space. */
  isDense: boolean;
}

/** A list in sections by group with its search by country, group or name, which is in the URL. */
export function PublicList<T extends Listed>(props: PublicListProps<T>) {
  const { path, items, itemNames, label, namesOf, titleOf, children } = props;
  const top = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const search = readSearch(useSearchParams());
  const { country, group, q } = search;
  const isSearch = country !== "" || group !== "" || q !== "";
  const found = findItems(items, search, namesOf);
  const shown = ofGroup(found, group);
  const isDense = shown.length > maxLarge;
  const sections = (["Junior", "Senior"] as const)
    .map((one) => ({ group: one, items: ofGroup(shown, one) }))
    .filter((section) => section.items.length > 0);
  const names = new Map(items.map(({ countryCode, countryName }) => [countryCode, countryName]));
  const countries = [...names].sort(([, a], [, b]) => compareNames(a, b));

  // Applies what was typed before hydration; Next follows the URL only after its own effects.
  useEffect(() => queueMicrotask(() => form.current && applySearch(form.current)), []);

  return (
    <div className={cx("[@media(width>800px)_and_(height>=30rem)]:[--search-height:5.75rem]", isDense && "dense")}>
      <nav ref={top} aria-label="Group" className="mb-2 flex gap-x-5 print:hidden">
        {(["", "Junior", "Senior"] as const).map((one) => (
          <a
            key={one}
            href={hrefWith(path, { ...search, group: one })}
            aria-current={one === group ? "true" : undefined}
            className="border-maple py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-b-3 aria-[current]:pb-1.25 aria-[current]:text-ink"
          >
            {one || "All groups"} <span className="font-normal">{ofGroup(found, one).length}</span>
          </a>
        ))}
      </nav>
      <search
        aria-label={itemNames[1]}
        className="team-search top-0 z-5 mb-3 flex min-h-(--search-height) items-end gap-x-4 gap-y-2 border-rule border-b bg-paper py-2 max-md:flex-wrap print:hidden [@media(height>=30rem)]:sticky"
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
          className="grid min-w-0 grow grid-cols-2 items-end gap-x-3 gap-y-2 sm:flex sm:gap-x-4"
        >
          <label className="min-w-0 font-semibold text-sm/[1.6] sm:max-w-104 sm:grow">
            <span className="max-sm:sr-only">{label}</span>
            <Input
              className="mt-1 mb-0.5 sm:placeholder:text-transparent"
              type="search"
              placeholder={label}
              name="q"
              autoComplete="off"
              defaultValue={q}
            />
          </label>
          <label className="min-w-0 font-semibold text-sm/[1.6] sm:w-56">
            <span className="max-sm:sr-only">Country</span>
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
          <noscript>
            <Button type="submit" className="mb-0.5">
              Search
            </Button>
          </noscript>
        </form>
        <div className="flex flex-wrap gap-x-4 text-ink-soft sm:pb-2">
          <p role="status">
            {isSearch && `${shown.length} of ${items.length} ${itemNames[items.length === 1 ? 0 : 1]}`}
          </p>
          {isSearch && <a href={path}>Show all {itemNames[1]}</a>}
        </div>
      </search>
      {sections.length === 0 && (
        <EmptyState title={`No ${itemNames[0]} found`}>Try part of the name, or another country.</EmptyState>
      )}
      {sections.map((section, i) => (
        <Disclosure key={section.group} title={titleOf(section.group)} count={String(section.items.length)} isLarge>
          {children({ ...section, isFirst: i === 0, isDense })}
        </Disclosure>
      ))}
    </div>
  );
}
