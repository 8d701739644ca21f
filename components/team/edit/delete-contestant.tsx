"use client";

import { Removal } from "@/components/forms/removal";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import type { Contestant } from "@/lib/contestant/schema";
import { minContestants } from "@/lib/team/limits";

interface DeleteContestantProps {
  state: TeamState;
  contestant: Contestant;
}

/** Asks first, because a contestant's code is never given again; the last one stays. */
export function DeleteContestant({ state, contestant }: DeleteContestantProps) {
  const { id, code, person } = contestant;
  const isLast = state.team.contestants.length <= minContestants;
  return (
    <Removal
      trigger={
        <Button variant="danger" disabled={isLast}>
          Delete
        </Button>
      }
      title="Delete this contestant?"
      description={`${person.fullName} (${code}) leaves ${state.team.name}. The details are deleted with them.`}
      action="Delete contestant"
      remove={() => api("DELETE /api/Contestant/{id}", { params: { id } })}
      success="Contestant is removed from team successfully!"
      onRemoved={state.acceptTeam}
      onStale={() => state.refresh().catch(() => undefined)}
    />
  );
}
