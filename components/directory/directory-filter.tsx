"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { type DirectorySearch, maxLarge, readSearch } from "@/components/directory/directory-search";
import { filterItems, highlightMatches } from "@/components/directory/filter-items";
import { Disclosure } from "@/components/ui/disclosure";
import { tableHref } from "@/components/ui/table-state";
import { useSearchForm } from "@/components/ui/use-search-form";
import type { ContestantGroup } from "@/lib/generated/prisma/enums";

interface DirectoryFilterProps {
  path: string;
  nouns: readonly [one: string, many: string];
  total: number;
  nothingFound: ReactNode;
  /** `count` is the number of items that match the search for names and countries. */
  sections: readonly { group: ContestantGroup; title: string; content: ReactNode; count: number }[];
  /** The search form, which also works without JavaScript. */
  children: ReactNode;
}

/** The search and the sections of a directory. The search is only in the URL, so that it can be shared. */
export function DirectoryFilter(props: DirectoryFilterProps) {
  const { path, nouns, total, nothingFound, sections, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const [counts, setCounts] = useState(sections.map(({ count }) => count));
  const search = readSearch(Object.fromEntries(useSearchParams()));
  const { q, country, group } = search;
  const countOf = (wanted: DirectorySearch["group"]) =>
    sections.reduce((sum, one, i) => sum + (!wanted || one.group === wanted ? (counts[i] ?? 0) : 0), 0);
  const shown = countOf(group);
  const isSearch = q !== "" || country !== "" || group !== "";
  const hrefOf = (changes: Partial<DirectorySearch>) => tableHref(path, { country, group, q, ...changes });

  const fields = useSearchForm({ q, country, group }, () => fields.current && showTyped(fields.current));

  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections contain the items
  useEffect(() => {
    if (!root.current) return;
    const found = filterItems(root.current, { q, country });
    setCounts((counts) => (String(counts) === String(found) ? counts : found));
    return highlightMatches(root.current, q);
  }, [q, country, sections]);

  function show(wanted: DirectorySearch, change: "pushState" | "replaceState" = "replaceState") {
    const url = hrefOf(wanted);
    if (url === hrefOf(search)) return;
    window.history[change](null, "", url);
    // The list becomes shorter than the place that the window is scrolled to.
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }

  const showTyped = (typed: HTMLFormElement) => show({ ...readSearch(Object.fromEntries(new FormData(typed))), group });

  /** Links to this page search without a request: all items are loaded. */
  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== path || link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(readSearch(Object.fromEntries(new URL(link.href).searchParams)), "pushState");
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which the keyboard triggers too
    <div ref={root} onClick={handleClick} data-dense={shown > maxLarge || undefined}>
      <nav aria-label="Group" className="mb-2 flex gap-x-5 print:hidden">
        {(["", "Junior", "Senior"] as const).map((one) => (
          <a
            key={one}
            href={hrefOf({ group: one })}
            aria-current={one === group ? "true" : undefined}
            className="border-maple py-2 font-semibold text-ink-soft no-underline hover:text-maple aria-[current]:border-b-3 aria-[current]:pb-1.25 aria-[current]:text-ink"
          >
            {one || "All groups"} <span className="font-normal">{countOf(one)}</span>
          </a>
        ))}
      </nav>
      <search
        ref={(element) => {
          fields.current = element?.querySelector("form") ?? null;
        }}
        aria-label={nouns[1]}
        className="team-search top-0 z-5 mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 border-rule border-b bg-paper py-2 print:hidden [@media(height>=30rem)]:sticky"
        onChange={() => fields.current && showTyped(fields.current)}
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
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
