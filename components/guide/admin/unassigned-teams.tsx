"use client";

import { useState } from "react";
import { TeamName } from "@/components/guide/admin/guide-teams";
import { useTeamMoves } from "@/components/guide/admin/use-team-moves";
import { AssignList, type AssignTarget } from "@/components/ui/assign-list";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { loadText, peopleIn, shareTeams } from "@/lib/guide/rules";
import type { GuidedTeam } from "@/lib/guide/views";
import { sum } from "@/lib/platform/sum";
import { plural } from "@/lib/platform/text/plural";

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

interface GuideOption extends AssignTarget {
  fullName: string;
  /** The number of people in the teams of the guide. */
  people: number;
}

interface ShareTeamsProps {
  teams: readonly GuidedTeam[];
  guides: readonly GuideOption[];
  isPending: boolean;
  onShare: (shares: ReturnType<typeof shareTeams<GuidedTeam>>) => Promise<void>;
}

/** Shares the selected teams among all guides, after a confirmation. */
function ShareTeams({ teams, guides, isPending, onShare }: ShareTeamsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const people = peopleIn(teams) + sum(guides.map(({ people }) => people));
  const average = Math.round(people / guides.length);

  async function confirm() {
    setIsOpen(false);
    await onShare(shareTeams(teams, guides));
  }

  return (
    <ConfirmDialog
      open={isOpen}
      onOpenChange={setIsOpen}
      trigger={
        <Button size="sm" aria-disabled={isPending || teams.length === 0}>
          Share among all guides
        </Button>
      }
      title={`Share ${plural(teams.length, "team", "teams")} among ${guides.length} guides?`}
      description={`All guides get about the same number of people, ${average} on average. The teams of a country stay together where possible. Teams that have a guide keep theirs.`}
      action="Share teams"
      pending={isPending}
      onConfirm={() => void confirm()}
    />
  );
}
