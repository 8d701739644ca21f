"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { DirectoryGroups } from "@/components/directory/directory-groups";
import { type DirectorySearch, maxLarge, readSearch, searchQuery } from "@/components/directory/directory-search";
import { filterItems } from "@/components/directory/filter-items";
import { Disclosure } from "@/components/ui/disclosure";
import { useSearchForm } from "@/components/ui/use-search-form";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";

interface DirectoryFilterProps {
  path: string;
  nouns: readonly [one: string, many: string];
  /** The number of all items. */
  total: number;
  /** The number of items of each section that match the search for names and countries. */
  counts: readonly number[];
  form: ReactNode;
  nothingFound: ReactNode;
  sections: readonly { group: ContestantGroup; title: string; content: ReactNode }[];
}

/** The search and the sections of a directory. The search is only in the URL, so that it can be shared. */
export function DirectoryFilter(props: DirectoryFilterProps) {
  const { path, nouns, total, form, nothingFound, sections } = props;
  const root = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState(props.counts);
  const search = readSearch(Object.fromEntries(useSearchParams()));
  const { q, country, group } = search;
  const countOf = (wanted: DirectorySearch["group"]) =>
    sections.reduce((sum, one, i) => sum + (!wanted || one.group === wanted ? (counts[i] ?? 0) : 0), 0);
  const shown = countOf(group);
  const isSearch = q !== "" || country !== "" || group !== "";
  const hrefOf = (changes: Partial<DirectorySearch>) => path + searchQuery({ ...search, ...changes });

  const fields = useSearchForm({ q, country, group }, () => fields.current && showTyped(fields.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections contain the items
  useEffect(() => {
    if (!root.current) return;
    const found = filterItems(root.current, { q, country });
    setCounts((counts) => (String(counts) === String(found) ? counts : found));
    return q === "" ? undefined : highlight(root.current, q);
  }, [q, country, sections]);

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

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which the keyboard triggers too
    <div ref={root} onClick={handleClick} data-dense={shown > maxLarge || undefined}>
      <DirectoryGroups countOf={countOf} current={group} hrefOf={(wanted) => hrefOf({ group: wanted })} />
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
          <p role="status">{isSearch && `${shown} of ${total} ${nouns[total === 1 ? 0 : 1]}`}</p>
          {isSearch && <a href={path}>Show all {nouns[1]}</a>}
        </div>
      </search>
      {shown === 0 && nothingFound}
      {sections.map(({ group: one, title, content }) => (
        <Disclosure
          key={one}
          title={title}
          count={String(countOf(one))}
          hidden={countOf(one) === 0 || (group !== "" && group !== one)}
        >
          {content}
        </Disclosure>
      ))}
    </div>
  );
}

/** Highlights the words of a search with code that is loaded on demand. Returns a function that removes the highlights. */
function highlight(root: ParentNode | null, q: string): () => void {
  let isCurrent = true;
  let clear = () => {};
  void import("@/components/directory/highlight").then(({ clearHighlights, highlightMatches }) => {
    if (!isCurrent || !root) return;
    highlightMatches(root, q);
    clear = clearHighlights;
  });
  return () => {
    isCurrent = false;
    clear();
  };
}
