import { useRouter } from "next/navigation";
import { useId } from "react";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { FieldHint } from "@/components/forms/field-parts";
import type { TeamData } from "@/components/team/edit/team-data";
import { Button } from "@/components/ui/button";
import type { Contestant } from "@/lib/contestant/schema";
import { api } from "@/lib/site/api/client";
import { minContestants } from "@/lib/team/rules";

interface DeleteContestantProps {
  data: TeamData;
  contestant: Contestant;
}

/** Deletes a contestant after a confirmation; the last one of a team cannot be deleted. */
export function DeleteContestant({ data, contestant }: DeleteContestantProps) {
  const { id, code, person } = contestant;
  const isLast = data.team.contestants.length <= minContestants;
  const router = useRouter();
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
        description={`Deletes ${person.fullName} (${code}), who leaves ${data.team.name}.`}
        action="Delete contestant"
        onDelete={() => api("DELETE /api/Contestant/{id}", { params: { id } })}
        success="Contestant is removed from team successfully!"
        onDeleted={router.refresh}
        onStale={router.refresh}
      />
      {isLast && (
        <FieldHint id={reasonId} className="self-center">
          A team has at least one contestant.
        </FieldHint>
      )}
    </>
  );
}
