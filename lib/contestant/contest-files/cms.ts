import { stringify } from "yaml";
import {
  type ArchiveFile,
  type ContestEdition,
  countriesOf,
  type Entrant,
} from "@/lib/contestant/contest-files/entrant";
import { ContestantGroup } from "@/lib/generated/prisma/enums";

const readme = `Contestants for the Contest Management System (CMS), in its format italy_yaml.

junior/ and senior/ are a contest each. On the machine that runs CMS, unpack the archive and run in its folder,
for each of the two:

    cmsImportTeam -A junior
    cmsImportUser -A junior
    cmsImportContest -u junior

cmsImportContest -u also updates the contest and the passwords of a contest that was imported before. Set the tasks,
start and end in the admin interface, or in contest.yaml before the import.

For the ranking, copy the files of faces/ and flags/ of both folders into the faces and flags folders of the ranking
server. It names them after the user names and the country codes.
`;

/** Every text in double quotes on one line, so that readers of YAML 1.1 see neither numbers nor truth values. */
const toYaml = (value: object) =>
  stringify(value, {
    version: "1.1",
    defaultStringType: "QUOTE_DOUBLE",
    defaultKeyType: "PLAIN",
    lineWidth: 0,
    // The schema of 1.1 writes the text "<<" without quotes.
    schema: "core",
  });

function contestOf(group: ContestantGroup, { year, name, timeZone }: ContestEdition, entrants: readonly Entrant[]) {
  return {
    name: `${year}-${group.toLowerCase()}`,
    description: `${name} (${group})`,
    token_mode: "disabled",
    timezone: timeZone,
    tasks: [],
    users: entrants.map(({ username, password, fullName, country }) => ({
      username,
      password,
      first_name: "",
      last_name: fullName,
      team: country.alpha3,
    })),
    teams: countriesOf(entrants).map(({ alpha3: code, name }) => ({ code, name })),
  };
}

/** The entrants of each group with the folder of their contest. */
export function cmsFolders(
  entrants: readonly Entrant[],
): { group: ContestantGroup; folder: string; entrants: Entrant[] }[] {
  return Object.values(ContestantGroup).map((group) => ({
    group,
    folder: group.toLowerCase(),
    entrants: entrants.filter((entrant) => entrant.group === group),
  }));
}

/** The texts of an archive for CMS: a contest for each group, and instructions. */
export function cmsTexts(edition: ContestEdition, entrants: readonly Entrant[]): ArchiveFile[] {
  const contests = cmsFolders(entrants).map(({ group, folder, entrants }) => ({
    name: `${folder}/contest.yaml`,
    content: toYaml(contestOf(group, edition, entrants)),
  }));
  return [{ name: "README.txt", content: readme }, ...contests];
}
