"use client";

import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { useLeaderChoiceForm } from "@/components/team/edit/use-leader-choice-form";
import { memberIds, type TeamState } from "@/components/team/edit/use-team";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface ReplaceLeaderDialogProps {
  state: TeamState;
  isDeputy: boolean;
  tShirtSizes: readonly string[];
}

/** 'Replace With': an existing leader or a new one. Typed values stay when the dialog is closed. */
export function ReplaceLeaderDialog({ state, isDeputy, tShirtSizes }: ReplaceLeaderDialogProps) {
  const [open, setOpen] = useState(false);
  const choice = useLeaderChoiceForm(state, {
    isDeputy,
    draftName: isDeputy ? "replace deputy" : "replace leader",
    success: "Leader is replaced successfully!",
    onSaved: () => setOpen(false),
    onRestored: () => setOpen(true),
  });

  function handleOpenChange(next: boolean) {
    if (next) choice.clearErrors();
    setOpen(next);
  }

  const title = isDeputy ? "deputy leader" : "leader";
  const current = isDeputy ? state.team.deputyLeader : state.team.leader;
  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      trigger={<Button>Replace With</Button>}
      title="Replace Leader"
      description={`Replaces ${current?.person.fullName ?? "nobody"}, ${title} of ${state.team.name}.`}
    >
      <DialogForm state={choice} action="Replace Leader">
        <LeaderChoice
          title={title}
          idField="leaderId"
          modelField="leaderCreateModel"
          leaders={state.leaders}
          takenIds={memberIds(state)}
          tShirtSizes={tShirtSizes}
        />
      </DialogForm>
    </Dialog>
  );
}
