"use client";

import { type FormEvent, useState } from "react";
import { FormProvider } from "react-hook-form";
import { takenIds, useReplacement } from "@/components/team/edit/use-replacement";
import type { TeamState } from "@/components/team/edit/use-team";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";

interface ReplaceLeaderDialogProps {
  state: TeamState;
  isDeputy: boolean;
  tShirtSizes: readonly string[];
}

/** 'Replace With': an existing leader or a new one; what was typed stays when it is closed without replacing. */
export function ReplaceLeaderDialog({ state, isDeputy, tShirtSizes }: ReplaceLeaderDialogProps) {
  const [open, setOpen] = useState(false);
  const { form, isSubmitting, startAgain, submit } = useReplacement(
    state,
    isDeputy,
    "Leader is replaced successfully!",
  );

  function change(next: boolean) {
    if (next) startAgain();
    setOpen(next);
  }

  async function replace(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (await submit()) setOpen(false);
  }

  const title = isDeputy ? "deputy leader" : "leader";
  const current = isDeputy ? state.team.deputyLeader : state.team.leader;
  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={<Button>Replace With</Button>}
      title="Replace Leader"
      description={`Takes the place of ${current?.person.fullName ?? "nobody"}, ${title} of ${state.team.name}.`}
    >
      <FormProvider {...form}>
        <form onSubmit={replace} noValidate aria-busy={isSubmitting} className="record-form">
          <LeaderChoice
            title={title}
            idField="leaderId"
            modelField="leaderCreateModel"
            leaders={state.leaders}
            takenIds={takenIds(state)}
            tShirtSizes={tShirtSizes}
          />
          <div className="actions dialog-actions">
            <DialogClose>
              <Button>Close</Button>
            </DialogClose>
            <Button type="submit" variant="primary" pending={isSubmitting}>
              Replace Leader
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}
