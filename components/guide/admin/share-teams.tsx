import { useState } from "react";
import type { AssignTarget } from "@/components/ui/assign-list";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { peopleIn, shareTeams } from "@/lib/guide/rules";
import type { GuidedTeam } from "@/lib/guide/views";
import { plural } from "@/lib/platform/text/plural";

/** A guide to choose. */
export interface GuideOption extends AssignTarget {
  fullName: string;
  people: number;
}

interface ShareTeamsProps {
  teams: readonly GuidedTeam[];
  guides: readonly GuideOption[];
  isPending: boolean;
  onShare: (shares: ReturnType<typeof shareTeams<GuidedTeam>>) => Promise<void>;
}

/** Shares the selected teams among all guides, after a confirmation. */
export function ShareTeams({ teams, guides, isPending, onShare }: ShareTeamsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const people = peopleIn(teams) + guides.reduce((sum, guide) => sum + guide.people, 0);
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
        <Button size="sm" disabled={isPending || teams.length === 0}>
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
