"use client";

import { useState } from "react";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface RemoveDeputyProps {
  state: TeamState;
  leaderId: string;
  success: string;
  onRemoved: () => void;
}

/** Removes the deputy from the team; they stay one of the country's leaders. */
export function RemoveDeputy({ state, leaderId, success, onRemoved }: RemoveDeputyProps) {
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      const params = { teamId: state.team.id, leaderId };
      const team = await api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params });
      onRemoved();
      state.setTeam(team);
      notify("success", success);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Removed already, perhaps by a request whose response was lost.
      if (error.status === 404) await state.refresh().catch(() => undefined);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button variant="danger" pending={pending} onClick={remove}>
      Remove From Team
    </Button>
  );
}
