import type { ReactNode } from "react";
import { TeamArticle } from "@/components/team/team-article";
import { Disclosure } from "@/components/ui/disclosure";
import { EmptyState } from "@/components/ui/empty-state";
import type { TeamCard } from "@/lib/team/view";

interface TeamListProps {
  /** In the order they are shown in. */
  teams: readonly TeamCard[];
  /** Says what will stand here once there are teams. */
  empty: string;
  /** What can be done with a team, at the end of its heading. */
  action?: (team: TeamCard) => ReactNode;
}

/** Junior and senior teams, each in a section that folds away; a group without teams has none. */
export function TeamList({ teams, empty, action }: TeamListProps) {
  if (teams.length === 0) return <EmptyState title="No teams yet">{empty}</EmptyState>;
  return (["Junior", "Senior"] as const).map((group) => {
    const ofGroup = teams.filter((team) => team.group === group);
    if (ofGroup.length === 0) return null;
    return (
      <Disclosure key={group} title={`${group} Teams`} count={String(ofGroup.length)}>
        {ofGroup.map((team) => (
          <TeamArticle key={team.id} team={team} action={action?.(team)} />
        ))}
      </Disclosure>
    );
  });
}
