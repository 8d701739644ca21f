const counted = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

/** "42 teams from 21 countries". */
export function takingPart(teams: readonly { countryCode: string }[]): string {
  const countries = new Set(teams.map(({ countryCode }) => countryCode)).size;
  return `${counted(teams.length, "team", "teams")} from ${counted(countries, "country", "countries")}`;
}
