"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";

interface RemoveDeputyProps {
  state: TeamState;
  leaderId: string;
  success: string;
  onRemoved: () => void;
}

/** Removes the deputy from the team; they stay one of the country's leaders. */
export function RemoveDeputy({ state, leaderId, success, onRemoved }: RemoveDeputyProps) {
  const { pending, run } = useApiAction();

  function remove() {
    const params = { teamId: state.team.id, leaderId };
    return run({
      send: () => api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params }),
      success,
      onDone(team) {
        onRemoved();
        state.setTeam(team);
      },
      // Removed already, perhaps by a request whose response was lost.
      onStale: state.refresh,
    });
  }

  return (
    <Button variant="danger" pending={pending} onClick={remove}>
      Remove From Team
    </Button>
  );
}
