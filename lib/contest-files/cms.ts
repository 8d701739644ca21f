import { countriesOf, type Entrant, type JuryUser } from "@/lib/contest-files/entrants";
import { ContestantGroup } from "@/lib/generated/prisma/enums";
import type { ArchiveFile } from "@/lib/platform/http/archive";

const readme = (entrants: readonly Entrant[]) => `Contestants for the Contest Management System (CMS).

In CMS, each day of a group is a contest. Create them with their tasks as usual; their numbers are in the addresses of
their pages in the admin interface. On the machine that runs CMS, unpack this archive and run in its folder, once for
each contest, with its number instead of 1:

    sh junior/contestants.sh 1

It adds countries as teams, contestants as users, and their participations with passwords. It changes nothing else: tasks,
times and submissions stay. It takes a few seconds for each contestant. If the contest has several groups in CMS, add the
name of one at the end of the command.

Run the script of a newer archive to add contestants who came later. CMS says "already exists" of everybody else and
changes nothing of theirs: enter their new passwords in the admin interface, under the contest's Users, and hide the
contestants there who have withdrawn or become unofficial. Any other message is an error, such as a wrong number of the
contest.

${unofficialNote(entrants)}

If the edition names test users of the jury, jury.txt has their passwords. The scripts add them to the contest, hidden from
the ranking and not bound to its times.

A user whose user name CMS knew before, perhaps from last year, keeps the name that CMS has.

For the ranking, copy the files of faces/ and flags/ of both folders into the folders faces and flags of the ranking
server's data folder (lib_dir). They are named as the ranking server names users and teams.
`;

/** CMS can hide participations only, and its ranking.csv leaves out hidden ones. */
function unofficialNote(entrants: readonly Entrant[]): string {
  const lines = cmsFolders(entrants.filter(({ isOfficial }) => !isOfficial))
    .filter(({ entrants }) => entrants.length > 0)
    .map(({ folder, entrants }) => `    ${folder}: ${entrants.map(({ username }) => username).join(", ")}`);
  if (lines.length === 0) return "No contestant is unofficial.";
  return `The scripts add contestants of unofficial teams hidden, so that the ranking does not have them:

${lines.join("\n")}

Leave "Block hidden participations" of the contest unticked, or they cannot log in. CMS's ranking.csv leaves hidden
participations out: to have their points in it, untick "Hidden" of theirs after the contest, before you download it. The
ranking server shows them from then on.`;
}

/** The shell leaves a text in single quotes as it is. */
const quote = (text: string) => `'${text.replaceAll("'", String.raw`'\''`)}'`;

/** The script continues after errors, because CMS reports each team and user that exists already as an error. */
const script = (entrants: readonly Entrant[], jury: readonly JuryUser[]) => `#!/bin/sh
contest=\${1:?Usage: sh contestants.sh CONTEST_ID [GROUP]}
group=$2
command -v cmsAddParticipation >/dev/null || { echo "CMS's commands are not in the PATH." >&2; exit 1; }

team() {
  cmsAddTeam -- "$1" "$2"
}

contestant() {
  echo "$1"
  cmsAddUser --plaintext-password="$2" -- "" "$4" "$1"
  cmsAddParticipation --contest-id="$contest" --team="$3" --plaintext-password="$2" \${group:+"--group=$group"} $5 -- "$1"
}

jury() {
  cmsAddUser --plaintext-password="$2" -- "" Jury "$1"
  cmsAddParticipation --contest-id="$contest" --hidden --unrestricted --plaintext-password="$2" -- "$1"
}

${countriesOf(entrants)
  .map(({ alpha3, name }) => `team ${alpha3} ${quote(name)}`)
  .join("\n")}

${entrants
  .map(({ username, password, country, fullName, isOfficial }) =>
    [
      "contestant",
      quote(username),
      quote(password),
      country.alpha3,
      quote(fullName),
      ...(isOfficial ? [] : ["--hidden # unofficial"]),
    ].join(" "),
  )
  .join("\n")}

${jury.map(({ username, password }) => `jury ${quote(username)} ${quote(password)}`).join("\n")}
exit 0
`;

/** A user's key in CMS's ranking: characters other than Latin letters and digits are replaced by their code points. */
export const rankingKey = (username: string) =>
  username.replace(/[^A-Za-z0-9]/gu, (character) => `_${character.codePointAt(0)?.toString(16)}`);

export function cmsFolders(entrants: readonly Entrant[]): { folder: string; entrants: Entrant[] }[] {
  return Object.values(ContestantGroup).map((group) => ({
    folder: group.toLowerCase(),
    entrants: entrants.filter((entrant) => entrant.group === group),
  }));
}

export function cmsTexts(entrants: readonly Entrant[], jury: readonly JuryUser[] = []): ArchiveFile[] {
  const scripts = cmsFolders(entrants).map(({ folder, entrants }) => ({
    name: `${folder}/contestants.sh`,
    content: script(entrants, jury),
  }));
  const users = jury.map(({ username, password }) => `${username} ${password}\n`).join("");
  const juryFiles = jury.length > 0 ? [{ name: "jury.txt", content: users }] : [];
  return [{ name: "README.txt", content: readme(entrants) }, ...juryFiles, ...scripts];
}
