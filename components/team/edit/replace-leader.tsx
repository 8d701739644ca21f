import { useState } from "react";
import { useApiForm } from "@/components/forms/use-api-form";
import { FormDialog } from "@/components/team/edit/form-dialog";
import type { TeamData } from "@/components/team/edit/team-data";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";
import { replaceLeader } from "@/lib/leader/inputs";
import { emptyLeader } from "@/lib/leader/labels";
import { emptyId } from "@/lib/platform/validation/ids";
import { api } from "@/lib/site/api/client";

interface ReplacementOptions {
  /** Distinguishes the page's forms that choose a leader. */
  name: string;
  isDeputy: boolean;
  success: string;
  /** Shows or hides the form: shown when a draft was put into it, hidden after a save. */
  setOpen: (open: boolean) => void;
}

/** A form that replaces the leader, or adds or replaces the deputy, with one of the country's leaders or a new one. */
export function useReplacement(teamId: string, { name, isDeputy, success, setOpen }: ReplacementOptions) {
  const form = useApiForm({
    name,
    values: { teamId, leaderId: "", isDeputy, leaderCreateModel: emptyLeader },
    schema: replaceLeader,
    create({ leaderCreateModel, ...values }, options) {
      const newLeader = values.leaderId ? {} : { leaderCreateModel };
      const body = { ...values, leaderId: values.leaderId || emptyId, ...newLeader };
      return api("POST /api/Leader/addreplace", { body, ...options });
    },
    success,
    after: finish,
    onRestored: () => setOpen(true),
  });

  function finish(): void {
    form.discard();
    setOpen(false);
  }

  return form;
}

interface ReplacementProps {
  data: TeamData;
  isDeputy: boolean;
}

/** The fields of useReplacement; the team's leader and deputy cannot be chosen again. */
export function ReplacementFields({ data, isDeputy }: ReplacementProps) {
  const { team, leaders, enums } = data;
  return (
    <LeaderChoice
      title={isDeputy ? "deputy leader" : "leader"}
      leaders={leaders}
      takenIds={[team.leader.id, team.deputyLeader?.id]}
      tShirtSizes={enums.tShirtSizesList}
    />
  );
}

/** 'Replace With': an existing leader or a new one. */
export function ReplaceLeader({ data, isDeputy }: ReplacementProps) {
  const [open, setOpen] = useState(false);
  const form = useReplacement(data.team.id, {
    name: isDeputy ? "replace deputy" : "replace leader",
    isDeputy,
    success: "Leader is replaced successfully!",
    setOpen,
  });
  const { name, leader, deputyLeader } = data.team;
  const current = isDeputy ? deputyLeader : leader;
  return (
    <FormDialog
      state={form}
      open={open}
      onOpenChange={setOpen}
      trigger={<Button>Replace With</Button>}
      title="Replace Leader"
      description={`Replaces ${current?.person.fullName}, ${isDeputy ? "deputy leader" : "leader"} of ${name}.`}
      action="Replace Leader"
    >
      <ReplacementFields data={data} isDeputy={isDeputy} />
    </FormDialog>
  );
}
