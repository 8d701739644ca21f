"use client";

import { type GuideOption, ShareTeams } from "@/components/guide/admin/share-teams";
import { TeamName } from "@/components/guide/admin/team-name";
import { useTeamMoves } from "@/components/guide/admin/use-team-moves";
import { AssignList } from "@/components/ui/assign-list";
import { loadText } from "@/lib/guide/rules";
import type { GuidedTeam } from "@/lib/guide/views";

interface UnassignedTeamsProps {
  /** Sorted by country. */
  teams: readonly GuidedTeam[];
  guides: readonly GuideOption[];
}

/** The teams without a guide by country, to select and assign to a guide or to share among all guides. */
export function UnassignedTeams({ teams, guides }: UnassignedTeamsProps) {
  const { isPending, assign, share } = useTeamMoves();
  const countries = [...new Set(teams.map(({ countryName }) => countryName))];
  return (
    <AssignList
      title="Teams without a guide"
      summary={teams.length > 0 ? loadText(teams) : "Every team has a guide."}
      itemsName="teams"
      groups={countries.map((title) => ({ title, items: teams.filter(({ countryName }) => countryName === title) }))}
      countText={loadText}
      renderItem={(team) => <TeamName team={team} withoutCountry />}
      targetName="Guide"
      targets={guides}
      isPending={isPending}
      onAssign={assign}
      moreActions={(selected, finish) =>
        guides.length > 1 && (
          <ShareTeams
            teams={selected}
            guides={guides}
            isPending={isPending}
            onShare={(shares) => finish(share(shares))}
          />
        )
      }
    />
  );
}
