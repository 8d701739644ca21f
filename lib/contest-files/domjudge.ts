import { countriesOf, type Entrant } from "@/lib/contest-files/entrants";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { ArchiveFile } from "@/lib/platform/http/archive";

const shortNameLength = 32;

/** DOMjudge knows only codes that ISO 3166-1 has assigned; those that start with X are for private use. */
const isAssigned = (alpha3: string) => !alpha3.startsWith("X");

const toJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

const groupId = ({ group, isOfficial }: Pick<Entrant, "group" | "isOfficial">) =>
  `${group.toLowerCase()}${isOfficial ? "" : "-unofficial"}`;

/** DOMjudge has a separate ranking for each `sortorder`. */
const groups = [true, false]
  .flatMap((isOfficial) => Object.values(ContestantGroup).map((group) => ({ group, isOfficial })))
  .map(({ group, isOfficial }, sortorder) => ({
    id: groupId({ group, isOfficial }),
    name: isOfficial ? group : `${group}, unofficial`,
    isOfficial,
    sortorder,
  }));

const readme = `Contestants for DOMjudge, one team and one account each.

In the jury interface open "Import / export" and import under "JSON import", in this order:

    1. groups          groups.json
    2. organizations   organizations.json
    3. teams           teams.json
    4. accounts        accounts.json

Importing again updates what was imported before. Then add the groups to the contest.

Contestants of unofficial teams are in groups of their own, which the scoreboard ranks apart, below the official ones.

For the results, save the scoreboard of each group after the contest, and import it into the site. The API has that of the
juniors at api/v4/contests/CONTEST_ID/scoreboard. For another group, add to this address:

${groups
  .slice(1)
  .map(({ name, sortorder }) => `    ${name.padEnd(22)}?sortorder=${sortorder}`)
  .join("\n")}
`;

/** The groups of official contestants, and those of unofficial contestants that are not empty. */
function groupsOf(entrants: readonly Entrant[]) {
  const used = new Set(entrants.map(groupId));
  return groups
    .filter(({ id, isOfficial }) => isOfficial || used.has(id))
    .map(({ id, name, sortorder }) => ({ id, name, sortorder }));
}

const toOrganization = ({ alpha3, name }: Entrant["country"]) => ({
  id: alpha3,
  name: [...name].slice(0, shortNameLength).join(""),
  formal_name: name,
  ...(isAssigned(alpha3) && { country: alpha3 }),
});

const toTeam = ({ code, fullName, group, isOfficial, country, seat }: Entrant) => ({
  id: code,
  label: code,
  name: `${fullName} (${code})`,
  display_name: fullName,
  group_ids: [groupId({ group, isOfficial })],
  organization_id: country.alpha3,
  ...(seat !== null && { location: { description: seat } }),
});

const toAccount = ({ code, fullName, username, password }: Entrant) => ({
  id: code,
  username,
  password,
  type: "team",
  team_id: code,
  name: fullName,
});

export function domjudgeFiles(entrants: readonly Entrant[]): ArchiveFile[] {
  return [
    { name: "README.txt", content: readme },
    { name: "groups.json", content: toJson(groupsOf(entrants)) },
    { name: "organizations.json", content: toJson(countriesOf(entrants).map(toOrganization)) },
    { name: "teams.json", content: toJson(entrants.map(toTeam)) },
    { name: "accounts.json", content: toJson(entrants.map(toAccount)) },
  ];
}
