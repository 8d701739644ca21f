import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { memberIds, type TeamData } from "@/components/team/edit/team-data";
import { useLeaderChoiceForm } from "@/components/team/edit/use-leader-choice-form";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface ReplaceLeaderDialogProps {
  data: TeamData;
  isDeputy: boolean;
  tShirtSizes: readonly string[];
}

/** 'Replace With': an existing leader or a new one. Typed values stay when the dialog is closed. */
export function ReplaceLeaderDialog({ data, isDeputy, tShirtSizes }: ReplaceLeaderDialogProps) {
  const [open, setOpen] = useState(false);
  const choice = useLeaderChoiceForm(data.team.id, {
    name: isDeputy ? "replace deputy" : "replace leader",
    isDeputy,
    success: "Leader is replaced successfully!",
    onSaved: () => setOpen(false),
    onRestored: () => setOpen(true),
  });

  function handleOpenChange(next: boolean) {
    if (next) choice.clearErrors();
    setOpen(next);
  }

  const title = isDeputy ? "deputy leader" : "leader";
  const current = isDeputy ? data.team.deputyLeader : data.team.leader;
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      trigger={<Button>Replace With</Button>}
      title="Replace Leader"
      description={`Replaces ${current?.person.fullName ?? "nobody"}, ${title} of ${data.team.name}.`}
    >
      <DialogForm state={choice} action="Replace Leader">
        <LeaderChoice
          title={title}
          idField="leaderId"
          modelField="leaderCreateModel"
          leaders={data.leaders}
          takenIds={memberIds(data)}
          tShirtSizes={tShirtSizes}
        />
      </DialogForm>
    </Dialog>
  );
}
