"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useMemo, useRef } from "react";
import { DirectoryGroups } from "@/components/directory/directory-groups";
import {
  type DirectorySearch,
  findItems,
  type Listed,
  readSearch,
  searchKeys,
  searchQuery,
} from "@/components/directory/directory-search";
import { useSearchForm } from "@/components/ui/use-search-form";

interface DirectoryProps<T extends Listed> {
  path: string;
  items: readonly T[];
  /** Such as ["team", "teams"]. */
  nouns: readonly [one: string, many: string];
  /** What is searched besides the country's name. */
  namesOf: (item: T) => readonly (string | null | undefined)[];
  /** A DirectoryForm, rendered by the server to keep the page's scripts small. */
  form: ReactNode;
  /** Shown if nothing matches the search. */
  nothingFound: ReactNode;
  /** Renders all items; those that are not in `found` are hidden. */
  children: (found: ReadonlySet<T> | null) => ReactNode;
}

/** A list that is searchable by country, group or name. The search is only in the URL, so that it can be shared. */
export function Directory<T extends Listed>(props: DirectoryProps<T>) {
  const { path, items, nouns, namesOf, form, nothingFound, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const search = readSearch(Object.fromEntries(useSearchParams()));
  const { q, country, group } = search;
  const isSearch = q !== "" || country !== "";
  const keys = useMemo(() => (isSearch ? searchKeys(items, namesOf) : null), [items, namesOf, isSearch]);
  const ofAnyGroup = keys ? findItems(keys, search) : items;
  const found = isSearch || group ? new Set(ofAnyGroup.filter((item) => !group || item.group === group)) : null;
  const hrefOf = (changes: Partial<DirectorySearch>) => path + searchQuery({ ...search, ...changes });

  const fields = useSearchForm({ q, country, group }, () => fields.current && showTyped(fields.current));
  useHighlights(root, search);

  function show(wanted: DirectorySearch) {
    const url = hrefOf(wanted);
    if (url === hrefOf(search)) return;
    window.history.replaceState(null, "", url);
    // The list becomes shorter than the place that the window is scrolled to.
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }

  const showTyped = (typed: HTMLFormElement) => show({ ...readSearch(Object.fromEntries(new FormData(typed))), group });

  /** Links to this page search without a request: all items are loaded. */
  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== path || link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(readSearch(Object.fromEntries(new URL(link.href).searchParams)));
  }

  const count = `${items.length} ${nouns[items.length === 1 ? 0 : 1]}`;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which the keyboard triggers too
    <div ref={root} onClick={handleClick}>
      <DirectoryGroups items={ofAnyGroup} current={group} hrefOf={(wanted) => hrefOf({ group: wanted })} />
      <search
        ref={(element) => {
          fields.current = element?.querySelector("form") ?? null;
        }}
        aria-label={nouns[1]}
        className="team-search mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 border-rule border-b bg-paper py-2 print:hidden"
        onChange={() => fields.current && showTyped(fields.current)}
        onSubmit={(event) => event.preventDefault()}
      >
        {form}
        <div className="flex flex-wrap gap-x-4 text-ink-soft sm:pb-2">
          <p role="status">{found && `${found.size} of ${count}`}</p>
          {found && <a href={path}>Show all {nouns[1]}</a>}
        </div>
      </search>
      {found?.size === 0 && nothingFound}
      {children(found)}
    </div>
  );
}

/** Highlights the words of a search; the code is loaded with the first one. */
function useHighlights(root: { current: ParentNode | null }, { q, country, group }: DirectorySearch) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visible items depend on country and group
  useEffect(() => {
    if (q === "") return;
    let stop = () => {};
    let isCurrent = true;
    void import("@/components/directory/highlight").then(({ clearHighlights, highlightMatches }) => {
      if (!isCurrent || !root.current) return;
      highlightMatches(root.current, q);
      stop = clearHighlights;
    });
    return () => {
      isCurrent = false;
      stop();
    };
  }, [root, q, country, group]);
}
