import { plural } from "@/lib/plural";

/** "42 teams from 21 countries". */
export function describeTeamCount(teams: readonly { countryCode: string }[]): string {
  const countries = new Set(teams.map(({ countryCode }) => countryCode)).size;
  return `${plural(teams.length, "team", "teams")} from ${plural(countries, "country", "countries")}`;
}
