"use client";

import { useSearchParams } from "next/navigation";
import { type MouseEvent, useMemo } from "react";
import { countriesOf, findTeams, readTeamSearch, teamSearchAddress, teamTexts } from "@/components/team/team-search";
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
      <ButtonLink key={id} small href={`/editTeam?team=${id}`}>
        EDIT<span className="sr-only"> {name}</span>
      </ButtonLink>,
    ]),
  );

interface TeamDirectoryProps {
  path: string;
  teams: readonly TeamCard[];
  /** Whether whoever looks may edit every team. */
  editable: boolean;
}

/**
 * The teams for visitors, to be found by country or name; what is looked for stands in the address and nowhere else, so
 * that it can be passed on. The server renders the page as the address asks, and sends the teams along as plain data:
 * their markup a second time would be three times as much.
 */
export function TeamDirectory({ path, teams, editable }: TeamDirectoryProps) {
  const search = readTeamSearch(useSearchParams());
  const isSearch = search.country !== "" || search.q !== "";
  const countries = useMemo(() => countriesOf(teams), [teams]);
  const texts = useMemo(() => (isSearch ? teamTexts(teams) : null), [teams, isSearch]);
  const found = texts && findTeams(texts, search);
  // Made once: a team whose link is another at every key pressed would be rendered again.
  const links = useMemo(() => (editable ? editLinks(teams) : null), [teams, editable]);

  function show(wanted: typeof search) {
    const address = path + teamSearchAddress(wanted);
    if (address !== path + teamSearchAddress(search)) window.history.replaceState(null, "", address);
  }

  /** A link to other teams of this page shows them at once, since they are here already. */
  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.pathname !== path || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    show(readTeamSearch(new URL(link.href).searchParams));
    window.scrollTo({ top: 0 });
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: for the links inside, which a key clicks as well
    <div onClick={follow}>
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
        <div className="empty">
          <h2>No team found</h2>
          <p>Nothing here goes by that name. Try a part of it, or another country.</p>
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
