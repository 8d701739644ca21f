"use client";

import { useId } from "react";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { FieldHint } from "@/components/forms/field-parts";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import type { Contestant } from "@/lib/contestant/schema";
import { api } from "@/lib/site/api/client";
import { minContestants } from "@/lib/team/rules";

interface DeleteContestantProps {
  state: TeamState;
  contestant: Contestant;
}

/** Deletes a contestant after a confirmation; the last one of a team cannot be deleted. */
export function DeleteContestant({ state, contestant }: DeleteContestantProps) {
  const { id, code, person } = contestant;
  const isLast = state.team.contestants.length <= minContestants;
  const reasonId = useId();
  return (
    <>
      <ConfirmDelete
        trigger={
          <Button variant="danger" disabled={isLast} aria-describedby={isLast ? reasonId : undefined}>
            Delete
          </Button>
        }
        title="Delete this contestant?"
        description={`Deletes ${person.fullName} (${code}), who leaves ${state.team.name}.`}
        action="Delete contestant"
        onDelete={() => api("DELETE /api/Contestant/{id}", { params: { id } })}
        success="Contestant is removed from team successfully!"
        onDeleted={state.setTeam}
        onStale={state.refresh}
      />
      {isLast && (
        <FieldHint id={reasonId} className="self-center">
          A team has at least one contestant.
        </FieldHint>
      )}
    </>
  );
}
