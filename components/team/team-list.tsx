import type { ReactNode } from "react";
import { TeamSections } from "@/components/team/team-sections";
import { EmptyState } from "@/components/ui/empty-state";
import type { TeamCardWithId } from "@/lib/team/views";

interface TeamListProps {
  teams: readonly TeamCardWithId[];
  /** Text of the empty state. */
  empty: string;
  /** At the end of a team's heading. */
  action: (team: TeamCardWithId) => ReactNode;
}

/** A registrator's teams. */
export function TeamList({ teams, empty, action }: TeamListProps) {
  if (teams.length === 0) return <EmptyState title="No teams yet">{empty}</EmptyState>;
  return <TeamSections teams={teams} actions={teams.map(action)} />;
}
