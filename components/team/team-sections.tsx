import { Activity, memo, type ReactNode } from "react";
import { TeamArticle } from "@/components/team/team-article";
import { Disclosure } from "@/components/ui/disclosure";
import type { TeamCard } from "@/lib/team/views";

/** Memoised: a search would otherwise render hundreds of teams at each key press. */
const Row = memo(TeamArticle);

/** Above this number of teams, their members are in strips that scroll sideways. */
const maxWholeTeams = 60;

const idOf = ({ group, countryCode }: TeamCard) => `${group}-${countryCode}`;

/** The first team of each country, for teams in the order of their countries. */
const firstOfEachCountry = (teams: readonly TeamCard[]) =>
  teams.filter(({ countryCode }, i) => countryCode !== teams[i - 1]?.countryCode);

interface TeamSectionsProps {
  teams: readonly TeamCard[];
  /** Search results; the other teams are hidden. Without it, all teams are visible. */
  found?: ReadonlySet<TeamCard> | null;
  /** Of the page, to link each team to its country's teams, and a section to the first team of each country. */
  path?: string;
  /** At the end of each team's heading, in the order of the teams. */
  actions?: readonly ReactNode[];
}

/** Junior and senior teams in collapsible sections; an empty section is omitted (specification, section 2, "Teams list"). */
export function TeamSections({ teams, found, path, actions }: TeamSectionsProps) {
  const first = teams.find(({ group }) => group === "Junior") ?? teams[0];
  const isFound = (team: TeamCard) => !found || found.has(team);
  const strips = (found?.size ?? teams.length) > maxWholeTeams;
  return (["Junior", "Senior"] as const).map((group) => {
    const ofGroup = teams.filter((team) => team.group === group);
    const count = ofGroup.filter(isFound).length;
    if (ofGroup.length === 0) return null;
    const firsts = firstOfEachCountry(ofGroup);
    return (
      <Disclosure key={group} title={`${group} Teams`} count={String(count)} hidden={count === 0}>
        {path && !found && firsts.length > 1 && (
          <nav
            aria-label={`${group} teams by country`}
            className="mt-3 flex gap-x-4 text-sm max-sm:overflow-x-auto max-sm:whitespace-nowrap sm:flex-wrap print:hidden"
          >
            {firsts.map((team) => (
              <a key={team.countryCode} href={`#${idOf(team)}`} className="py-0.5">
                {team.countryName}
              </a>
            ))}
          </nav>
        )}
        <div className={strips ? "teams team-strips" : "teams"}>
          {ofGroup.map((team, i) => (
            // Hydrates each team in a task of its own.
            // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the order is fixed
            <Activity key={i}>
              <Row
                team={team}
                id={firsts.includes(team) ? idOf(team) : undefined}
                countryHref={path && `${path}?country=${team.countryCode}`}
                action={actions?.[teams.indexOf(team)]}
                hidden={!isFound(team)}
                isStrip={strips}
                first={team === first}
              />
            </Activity>
          ))}
        </div>
      </Disclosure>
    );
  });
}
