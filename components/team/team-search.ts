import { matchesSearch, toSearchKey } from "@/lib/search-key";
import type { TeamCard } from "@/lib/team/views";

/** What a visitor looks for; nothing where it is empty. */
export interface TeamSearch {
  /** Words of the names of the team, its country and its people. */
  q: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
}

/** What the parameters `country` and `q` of an address or a form ask for. */
export function readTeamSearch(params: { get(name: string): string | null }): TeamSearch {
  return { q: (params.get("q") ?? "").trim(), country: (params.get("country") ?? "").trim().toUpperCase() };
}

/** The address's part for a search: `?country=BG&q=leaf`, or nothing. */
export function teamSearchAddress({ q, country }: TeamSearch): string {
  const params = new URLSearchParams();
  if (country) params.set("country", country);
  if (q) params.set("q", q);
  return params.size > 0 ? `?${params}` : "";
}

/** Each team's names, toSearchKey once, so that each key pressed is answered at once. */
export function teamTexts(teams: readonly TeamCard[]): Map<TeamCard, string> {
  return new Map(
    teams.map((team) => [
      team,
      toSearchKey([team.name, team.countryName, ...team.people.map(({ fullName }) => fullName)].join("\n")),
    ]),
  );
}

/** The teams that a search finds, by the texts of teamTexts. */
export function findTeams(texts: ReadonlyMap<TeamCard, string>, { q, country }: TeamSearch): Set<TeamCard> {
  const found = [...texts].filter(
    ([team, text]) => (country === "" || team.countryCode === country) && matchesSearch(text, q),
  );
  return new Set(found.map(([team]) => team));
}

/** The countries of some teams, by code and name, in the teams' order. */
export function countriesOf(teams: readonly TeamCard[]): Map<string, string> {
  return new Map(teams.map(({ countryCode, countryName }) => [countryCode, countryName]));
}
