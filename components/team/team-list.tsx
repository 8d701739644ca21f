import type { ReactNode } from "react";
import { teamCard } from "@/components/team/team-card";
import { Disclosure } from "@/components/ui/disclosure";
import type { TeamCardWithId } from "@/lib/team/views";

interface TeamListProps {
  teams: readonly TeamCardWithId[];
  /** Whether anything about the teams may still be changed. */
  isEditable: boolean;
  /** Below a team's members. */
  notes: (team: TeamCardWithId) => ReactNode;
}

/** A registrator's teams by group; an empty group is omitted (specification, section 2, "Teams list"). */
export function TeamList({ teams, isEditable, notes }: TeamListProps) {
  return (["Junior", "Senior"] as const).map((group) => {
    const ofGroup = teams.filter((team) => team.group === group);
    if (ofGroup.length === 0) return null;
    return (
      <Disclosure key={group} title={`${group} Teams`} count={String(ofGroup.length)}>
        <div className="teams flex-col">
          {ofGroup.map((team) => {
            const edit = { href: `/editTeam?team=${team.id}`, label: isEditable ? "EDIT" : "VIEW" } as const;
            return (
              <article key={team.id} className="team">
                {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the template escapes its values */}
                <div dangerouslySetInnerHTML={{ __html: teamCard(team, { edit }).text }} />
                {notes(team)}
              </article>
            );
          })}
        </div>
      </Disclosure>
    );
  });
}
