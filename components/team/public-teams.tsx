"use client";

import { PublicList } from "@/components/public-list/public-list";
import { TeamCard } from "@/components/team/team-card";
import { ButtonAnchor } from "@/components/ui/button";
import type { TeamCard as TeamCardData } from "@/lib/team/views";

const namesOf = ({ name, leader, deputyLeader, contestants }: TeamCardData) => [
  name,
  ...[leader, deputyLeader, ...contestants].flatMap((person) => [person?.fullName, person?.nativeName]),
];

interface PublicTeamsProps {
  path: string;
  teams: readonly TeamCardData[];
  isEditable: boolean;
}

/** The teams of an edition, searchable. */
export function PublicTeams({ path, teams, isEditable }: PublicTeamsProps) {
  return (
    <PublicList
      path={path}
      items={teams}
      itemNames={["team", "teams"]}
      label="Team or person"
      namesOf={namesOf}
      titleOf={(group) => `${group} Teams`}
    >
      {({ items, isFirst, isDense }) => (
        <div className="teams">
          {items.map((team, i) => (
            <article key={team.id} className="team" aria-label={team.name}>
              <TeamCard
                team={team}
                countryHref={`${path}?country=${team.countryCode}`}
                action={
                  isEditable && (
                    <ButtonAnchor size="sm" href={`/editTeam?team=${team.id}`}>
                      EDIT<span className="sr-only"> {team.name}</span>
                    </ButtonAnchor>
                  )
                }
                isStrip={isDense}
                isFirst={isFirst && i === 0}
              />
            </article>
          ))}
        </div>
      )}
    </PublicList>
  );
}
