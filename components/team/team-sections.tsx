import { memo, type ReactNode } from "react";
import { TeamArticle } from "@/components/team/team-article";
import { Disclosure } from "@/components/ui/disclosure";
import type { TeamCard } from "@/lib/team/views";

/** Memoised: a search would otherwise render hundreds of teams at each key press. */
const Row = memo(TeamArticle);

interface TeamSectionsProps {
  teams: readonly TeamCard[];
  /** Search results; the other teams are hidden. Without it, all teams are visible. */
  found?: ReadonlySet<TeamCard> | null;
  countryHref?: (code: string) => string;
  /** At the end of a team's heading. */
  action?: (team: TeamCard) => ReactNode;
}

/** Junior and senior teams in collapsible sections; an empty section is omitted (specification, section 2, "Teams list"). */
export function TeamSections({ teams, found, countryHref, action }: TeamSectionsProps) {
  const first = teams.find(({ group }) => group === "Junior") ?? teams[0];
  const isFound = (team: TeamCard) => !found || found.has(team);
  return (["Junior", "Senior"] as const).map((group) => {
    const ofGroup = teams.filter((team) => team.group === group);
    const count = ofGroup.filter(isFound).length;
    if (ofGroup.length === 0) return null;
    return (
      <Disclosure key={group} title={`${group} Teams`} count={String(count)} hidden={count === 0}>
        {ofGroup.map((team) => (
          <Row
            key={team.id}
            team={team}
            countryHref={countryHref?.(team.countryCode)}
            action={action?.(team)}
            hidden={!isFound(team)}
            first={team === first}
          />
        ))}
      </Disclosure>
    );
  });
}
