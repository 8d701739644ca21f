import { memo, type ReactNode } from "react";
import { TeamArticle } from "@/components/team/team-article";
import { Disclosure } from "@/components/ui/disclosure";
import type { TeamCard } from "@/lib/team/views";

/** Left alone while others come into sight or go: each key pressed in a search would render hundreds. */
const Row = memo(TeamArticle);

interface TeamSectionsProps {
  /** In the order they are shown in. */
  teams: readonly TeamCard[];
  /** Those in sight; the others stay in the page. All of them, where there is no search. */
  found?: ReadonlySet<TeamCard> | null;
  countryHref?: (code: string) => string;
  /** What can be done with a team, at the end of its heading. */
  action?: (team: TeamCard) => ReactNode;
}

/** Junior and senior teams, each in a section that folds away; a group without teams has none. */
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
