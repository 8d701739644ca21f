"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef } from "react";
import { TeamGroups } from "@/components/team/team-groups";
import {
  findTeams,
  readTeamSearch,
  type TeamSearch,
  teamSearchKeys,
  teamSearchQuery,
} from "@/components/team/team-search";
import { TeamSections } from "@/components/team/team-sections";
import { useSearchForm } from "@/components/ui/use-search-form";
import type { TeamCard } from "@/lib/team/views";

/** Memoised: a render before all teams are hydrated would hydrate them at once. */
const Sections = memo(TeamSections);

const summaryOf = (all: number, found?: number) => {
  const teams = all === 1 ? "1 team" : `${all} teams`;
  if (found !== undefined) return `${found} of ${teams}`;
  return all === 1 ? teams : `All ${teams}`;
};

interface TeamDirectoryProps {
  path: string;
  teams: readonly TeamCard[];
  /** A TeamSearchForm; from the server, like the links, to keep its code out of the page's scripts. */
  form: ReactNode;
  /** At the end of each team's heading, in the order of the teams. */
  actions?: readonly ReactNode[];
  /** Replaces an empty list. */
  nothingFound: ReactNode;
}

/**
 * All teams, searchable by country, group or name. The search is only in the URL, so that it can be shared. This is a
 * client component because its props are a third of the size of a server component's payload.
 */
export function TeamDirectory({ path, teams, form, actions, nothingFound }: TeamDirectoryProps) {
  const root = useRef<HTMLDivElement>(null);
  const search = readTeamSearch(Object.fromEntries(useSearchParams()));
  const { q, country, group } = search;
  const isSearch = q !== "" || country !== "";
  const keys = useMemo(() => (isSearch ? teamSearchKeys(teams) : null), [teams, isSearch]);
  const ofAnyGroup = keys ? findTeams(keys, search) : teams;
  const found = isSearch || group ? new Set(ofAnyGroup.filter((team) => !group || team.group === group)) : null;
  const hrefOf = (changes: Partial<TeamSearch>) => path + teamSearchQuery({ ...search, ...changes });

  const fields = useSearchForm({ q, country, group }, () => fields.current && showTyped(fields.current));
  useHighlights(root, search);

  function show(wanted: TeamSearch) {
    const url = hrefOf(wanted);
    if (url === hrefOf(search)) return;
    window.history.replaceState(null, "", url);
    // The list becomes shorter than the place that the window is scrolled to.
    if (root.current && root.current.getBoundingClientRect().top < 0) root.current.scrollIntoView();
  }

  const showTyped = (typed: HTMLFormElement) =>
    show({ ...readTeamSearch(Object.fromEntries(new FormData(typed))), group });

  /** Links to this page search without a request: all teams are loaded. */
  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== path || link.hash || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(readTeamSearch(Object.fromEntries(new URL(link.href).searchParams)));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which the keyboard triggers too
    <div ref={root} onClick={handleClick}>
      <TeamGroups teams={ofAnyGroup} current={group} hrefOf={(wanted) => hrefOf({ group: wanted })} />
      <search
        ref={(element) => {
          fields.current = element?.querySelector("form") ?? null;
        }}
        aria-label="Teams"
        className="team-search mb-3 flex flex-wrap items-end gap-x-4 gap-y-2 border-rule border-b bg-paper py-2 print:hidden"
        onChange={() => fields.current && showTyped(fields.current)}
        onSubmit={(event) => event.preventDefault()}
      >
        {form}
        <div className="flex flex-wrap gap-x-4 text-ink-soft sm:pb-2">
          <p role="status">{summaryOf(teams.length, found?.size)}</p>
          {found && <a href={path}>Show all teams</a>}
        </div>
      </search>
      {found?.size === 0 && nothingFound}
      <Sections teams={teams} found={found} path={path} actions={actions} />
    </div>
  );
}

/** Highlights the words of a search; the code is loaded with the first one. */
function useHighlights(root: { current: ParentNode | null }, { q, country, group }: TeamSearch) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the visible teams depend on country and group
  useEffect(() => {
    if (q === "") return;
    let stop = () => {};
    let isCurrent = true;
    void import("@/components/team/team-highlight").then(({ clearHighlights, highlightMatches }) => {
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
