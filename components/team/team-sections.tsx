import { cx } from "class-variance-authority";
import { Activity, memo, type ReactNode } from "react";
import { TeamArticle } from "@/components/team/team-article";
import { Disclosure } from "@/components/ui/disclosure";
import type { TeamCard } from "@/lib/team/views";

/** Memoised: a search would otherwise render hundreds of teams at each key press. */
const Row = memo(TeamArticle);

/** Above this number of teams, their members are in strips that scroll sideways. */
const maxWholeTeams = 60;

interface TeamSectionsProps {
  teams: readonly TeamCard[];
  /** Search results; the other teams are hidden. Without it, all teams are visible. */
  found?: ReadonlySet<TeamCard> | null;
  /** Of the page, to link each team to its country's teams. */
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
    return (
      <Disclosure key={group} title={`${group} Teams`} count={String(count)} hidden={count === 0}>
        <div className={cx("teams", strips && "team-strips", !path && "*:w-full")}>
          {ofGroup.map((team, i) => (
            // Hydrates each team in a task of its own.
            // biome-ignore lint/suspicious/noArrayIndexKey: names are not unique, and the order is fixed
            <Activity key={i}>
              <Row
                team={team}
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
