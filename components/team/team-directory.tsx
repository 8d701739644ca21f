"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, type ReactNode, useMemo } from "react";
import { countriesOf, findTeams, readTeamSearch, teamSearchKeys, teamSearchQuery } from "@/components/team/team-search";
import { TeamSearchForm } from "@/components/team/team-search-form";
import { TeamSections } from "@/components/team/team-sections";
import type { TeamCard } from "@/lib/team/views";

const summaryOf = (all: number, found?: number) => {
  const teams = all === 1 ? "1 team" : `${all} teams`;
  if (found !== undefined) return `${found} of ${teams}`;
  return all === 1 ? teams : `All ${teams}`;
};

interface TeamDirectoryProps {
  path: string;
  teams: readonly TeamCard[];
  /** The button of the search form; from the server, like the links, to keep its code out of the page's scripts. */
  submit: ReactNode;
  /** At the end of each team's heading, by the team's id. */
  actions?: Record<string, ReactNode>;
}

/**
 * All teams, searchable by country or name. The search is only in the URL, so that it can be shared. This is a client
 * component because its props are a third of the size of a server component's payload.
 */
export function TeamDirectory({ path, teams, submit, actions }: TeamDirectoryProps) {
  const search = readTeamSearch(useSearchParams());
  const isSearch = search.country !== "" || search.q !== "";
  const countries = useMemo(() => countriesOf(teams), [teams]);
  const keys = useMemo(() => (isSearch ? teamSearchKeys(teams) : null), [teams, isSearch]);
  const found = keys && findTeams(keys, search);

  function show(wanted: typeof search) {
    const url = path + teamSearchQuery(wanted);
    if (url !== path + teamSearchQuery(search)) window.history.replaceState(null, "", url);
  }

  /** Links to this page search without a request: all teams are loaded. */
  function handleClick(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== path || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(readTeamSearch(new URL(link.href).searchParams));
    window.scrollTo({ top: 0 });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: handles clicks on the links inside, which the keyboard triggers too
    <div onClick={handleClick}>
      <TeamSearchForm
        path={path}
        countries={countries}
        search={search}
        onSearch={show}
        submit={submit}
        summary={summaryOf(teams.length, found?.size)}
      >
        {found && <a href={path}>Show all teams</a>}
      </TeamSearchForm>
      {found?.size === 0 && (
        <div className="grid justify-items-center gap-2 rounded-md border border-edge border-dashed px-4 py-8 text-center text-ink-soft lg:py-20">
          <h2 className="text-ink text-xl leading-relaxed">No team found</h2>
          <p>Try part of the name, or another country.</p>
        </div>
      )}
      <TeamSections
        teams={teams}
        found={found}
        countryHref={(code) => `${path}?country=${code}`}
        action={({ id }) => actions?.[id]}
      />
    </div>
  );
}
