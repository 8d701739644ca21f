"use client";

import { ConfirmDelete } from "@/components/forms/confirm-delete";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import type { Contestant } from "@/lib/contestant/schema";
import { minContestants } from "@/lib/team/rules";

interface DeleteContestantProps {
  state: TeamState;
  contestant: Contestant;
}

/** Asks first, because a contestant's code is never given again; the last one stays. */
export function DeleteContestant({ state, contestant }: DeleteContestantProps) {
  const { id, code, person } = contestant;
  const isLast = state.team.contestants.length <= minContestants;
  return (
    <ConfirmDelete
      trigger={
        <Button variant="danger" disabled={isLast}>
          Delete
        </Button>
      }
      title="Delete this contestant?"
      description={`${person.fullName} (${code}) leaves ${state.team.name}. The details are deleted with them.`}
      action="Delete contestant"
      onDelete={() => api("DELETE /api/Contestant/{id}", { params: { id } })}
      success="Contestant is removed from team successfully!"
      onDeleted={state.acceptTeam}
      onStale={() => state.refresh().catch(() => undefined)}
    />
  );
}
