"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, useMemo } from "react";
import { countriesOf, findTeams, readTeamSearch, teamSearchKeys, teamSearchQuery } from "@/components/team/team-search";
import { TeamSearchForm } from "@/components/team/team-search-form";
import { TeamSections } from "@/components/team/team-sections";
import { ButtonLink } from "@/components/ui/button";
import type { TeamCard } from "@/lib/team/views";

const summaryOf = (all: number, found?: number) => {
  const teams = all === 1 ? "1 team" : `${all} teams`;
  if (found !== undefined) return `${found} of ${teams}`;
  return all === 1 ? teams : `All ${teams}`;
};

const editLinks = (teams: readonly TeamCard[]) =>
  new Map(
    teams.map(({ id, name }) => [
      id,
      <ButtonLink key={id} size="sm" className="print:hidden" href={`/editTeam?team=${id}`}>
        EDIT<span className="sr-only"> {name}</span>
      </ButtonLink>,
    ]),
  );

interface TeamDirectoryProps {
  path: string;
  teams: readonly TeamCard[];
  /** Whether the user may edit every team. */
  editable: boolean;
}

/**
 * All teams, searchable by country or name. The search is only in the URL, so that it can be shared. This is a client
 * component because its props are a third of the size of a server component's payload.
 */
export function TeamDirectory({ path, teams, editable }: TeamDirectoryProps) {
  const search = readTeamSearch(useSearchParams());
  const isSearch = search.country !== "" || search.q !== "";
  const countries = useMemo(() => countriesOf(teams), [teams]);
  const keys = useMemo(() => (isSearch ? teamSearchKeys(teams) : null), [teams, isSearch]);
  const found = keys && findTeams(keys, search);
  // A stable element per team keeps the memoised articles from rendering again.
  const links = useMemo(() => (editable ? editLinks(teams) : null), [teams, editable]);

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
        action={({ id }) => links?.get(id)}
      />
    </div>
  );
}
