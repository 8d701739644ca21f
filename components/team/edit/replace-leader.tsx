import { ApiForm } from "@/components/forms/api-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import { leaderReplacement } from "@/lib/leader/inputs";
import { emptyLeader } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import { api } from "@/lib/site/api/client";

interface ReplacementProps {
  data: TeamData;
  isDeputy: boolean;
}

interface ReplacementFormProps extends ReplacementProps {
  /** Distinguishes the page's forms that choose a leader. */
  name: string;
  action: string;
  success: string;
  onSaved?: () => void;
}

/** Replaces the leader, or adds or replaces the deputy, with one of the country's leaders or a new one. */
export function ReplacementForm({ data, isDeputy, name, action, success, onSaved }: ReplacementFormProps) {
  const { team, leaders, enums } = data;
  const state = useApiForm({
    name: `${name} ${team.id}`,
    values: () => ({ teamId: team.id, leaderId: "", isDeputy, leaderCreateModel: emptyLeader }),
    schema: leaderReplacement,
    send({ leaderCreateModel, ...values }, options) {
      const newLeader = values.leaderId ? {} : { leaderCreateModel };
      const body = { ...values, leaderId: values.leaderId || emptyId, ...newLeader };
      return api("POST /api/Leader/addreplace", { body, ...options });
    },
    success,
    after: onSaved,
  });
  return (
    <ApiForm state={state} action={action}>
      <LeaderChoice
        title={isDeputy ? "deputy leader" : "leader"}
        leaders={leaders}
        takenIds={[team.leader.id, team.deputyLeader?.id]}
        tShirtSizes={enums.tShirtSizesList}
      />
    </ApiForm>
  );
}

export function ReplaceLeader({ data, isDeputy }: ReplacementProps) {
  const { name, leader, deputyLeader } = data.team;
  const current = isDeputy ? deputyLeader : leader;
  return (
    <ButtonDialog
      trigger={<Button>Replace With</Button>}
      title="Replace Leader"
      description={`Replaces ${current?.person.fullName}, ${isDeputy ? "deputy leader" : "leader"} of ${name}.`}
    >
      {(close) => (
        <ReplacementForm
          data={data}
          isDeputy={isDeputy}
          name={isDeputy ? "replace deputy" : "replace leader"}
          action="Replace Leader"
          success="Leader is replaced successfully!"
          onSaved={close}
        />
      )}
    </ButtonDialog>
  );
}
