import { useRouter } from "next/navigation";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import type { TeamData } from "@/components/team/edit/team-data";
import { Button } from "@/components/ui/button";
import type { Leader } from "@/lib/leader/schema";
import { api } from "@/lib/site/api/client";

interface RemoveDeputyProps {
  data: TeamData;
  deputy: Leader;
  success: string;
  onRemoved: () => void;
}

/** Removes the deputy from the team after a confirmation; they stay one of the country's leaders. */
export function RemoveDeputy({ data, deputy, success, onRemoved }: RemoveDeputyProps) {
  const router = useRouter();
  const { id: teamId, name, countryName } = data.team;
  const params = { teamId, leaderId: deputy.id };
  return (
    <ConfirmDelete
      trigger={<Button variant="danger">Remove From Team</Button>}
      title="Remove the deputy leader?"
      description={`Removes ${deputy.person.fullName} from ${name}. They stay a leader of ${countryName} and can be chosen again.`}
      action="Remove deputy leader"
      onDelete={() => api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params })}
      success={success}
      onDeleted={() => {
        onRemoved();
        router.refresh();
      }}
      // Removed already, perhaps by a request whose response was lost.
      onStale={router.refresh}
    />
  );
}
