import type { ReactNode } from "react";
import { TeamSections } from "@/components/team/team-sections";
import { EmptyState } from "@/components/ui/empty-state";
import type { TeamCard } from "@/lib/team/views";

interface TeamListProps {
  /** In the order they are shown in. */
  teams: readonly TeamCard[];
  /** Says what will stand here once there are teams. */
  empty: string;
  /** What can be done with a team, at the end of its heading. */
  action: (team: TeamCard) => ReactNode;
}

/** A registrator's teams, with what can be done with them. */
export function TeamList({ teams, empty, action }: TeamListProps) {
  if (teams.length === 0) return <EmptyState title="No teams yet">{empty}</EmptyState>;
  return <TeamSections teams={teams} action={action} />;
}
