import { matchesSearch, toSearchKey } from "@/lib/search-key";
import type { TeamCard } from "@/lib/team/views";

/** A search for teams; empty fields match all. */
export interface TeamSearch {
  /** Words of the team's, country's or members' names. */
  q: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** Reads a search from the parameters `country` and `q` of a URL or a form. */
export function readTeamSearch(params: { get(name: string): string | null }): TeamSearch {
  return { q: (params.get("q") ?? "").trim(), country: (params.get("country") ?? "").trim().toUpperCase() };
}

/** The URL's query for a search, such as `?country=BG&q=leaf`, or empty. */
export function teamSearchQuery({ q, country }: TeamSearch): string {
  const params = new URLSearchParams();
  if (country) params.set("country", country);
  if (q) params.set("q", q);
  return params.size > 0 ? `?${params}` : "";
}

/** Each team's search key, made once and not at each key press. */
export function teamSearchKeys(teams: readonly TeamCard[]): Map<TeamCard, string> {
  const people = ({ leader, deputyLeader, contestants }: TeamCard) =>
    [leader, deputyLeader, ...contestants].map((person) => person?.fullName);
  return new Map(teams.map((team) => [team, toSearchKey([team.name, team.countryName, ...people(team)].join("\n"))]));
}

/** The teams that match a search; `keys` is from teamSearchKeys. */
export function findTeams(keys: ReadonlyMap<TeamCard, string>, { q, country }: TeamSearch): Set<TeamCard> {
  const found = [...keys].filter(
    ([team, key]) => (country === "" || team.countryCode === country) && matchesSearch(key, q),
  );
  return new Set(found.map(([team]) => team));
}

/** The teams' countries, names by code, in the teams' order. */
export function countriesOf(teams: readonly TeamCard[]): Map<string, string> {
  return new Map(teams.map(({ countryCode, countryName }) => [countryCode, countryName]));
}
