import { matchesSearch, toSearchKey } from "@/lib/search-key";
import type { TeamCard } from "@/lib/team/views";

/** A search for teams; empty fields match all. */
export interface TeamSearch {
  /** Words of the team's, country's or members' names. */
  q: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  group: TeamCard["group"] | "";
}

/** Reads a search from the parameters `country`, `group` and `q` of a URL or a form. */
export function readTeamSearch(params: Record<string, unknown>): TeamSearch {
  const read = (name: keyof TeamSearch) => {
    const value = params[name];
    return typeof value === "string" ? value.trim() : "";
  };
  const group = read("group");
  return {
    q: read("q"),
    country: read("country").toUpperCase(),
    group: group === "Junior" || group === "Senior" ? group : "",
  };
}

/** The URL's query for a search, such as `?country=BG&q=leaf`, or empty. */
export function teamSearchQuery({ country, group, q }: TeamSearch): string {
  const params = new URLSearchParams(Object.entries({ country, group, q }).filter(([, value]) => value));
  return params.size > 0 ? `?${params}` : "";
}

/** Each team's search key, made once and not at each key press. */
export function teamSearchKeys(teams: readonly TeamCard[]): Map<TeamCard, string> {
  const people = ({ leader, deputyLeader, contestants }: TeamCard) =>
    [leader, deputyLeader, ...contestants].flatMap((person) => [person?.fullName, person?.nativeName]);
  return new Map(teams.map((team) => [team, toSearchKey([team.name, team.countryName, ...people(team)].join("\n"))]));
}

/** The teams of any group that match a search; `keys` is from teamSearchKeys. */
export function findTeams(keys: ReadonlyMap<TeamCard, string>, { q, country }: TeamSearch): TeamCard[] {
  return [...keys]
    .filter(([team, key]) => (country === "" || team.countryCode === country) && matchesSearch(key, q))
    .map(([team]) => team);
}
