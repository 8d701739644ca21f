"use client";

import { useState } from "react";
import type { TeamState } from "@/components/team/edit/use-team";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { ApiError, api } from "@/lib/api-client";
import type { Contestant } from "@/lib/contestant/schema";
import { notify } from "@/lib/notifications";
import { minContestants } from "@/lib/team/limits";

interface DeleteContestantProps {
  state: TeamState;
  contestant: Contestant;
}

/** Asks first, because a contestant's code is never given again; the last one stays. */
export function DeleteContestant({ state, contestant }: DeleteContestantProps) {
  const [open, setOpen] = useState(false);
  const [pending, setPending] = useState(false);

  async function remove() {
    setPending(true);
    try {
      const answer = await api("DELETE /api/Contestant/{id}", { params: { id: contestant.id } });
      notify("success", "Contestant is removed from team successfully!");
      setOpen(false);
      state.acceptTeam(answer);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // Gone already, or the last one by now.
      if (error.status === 404 || error.status === 409) await state.refresh().catch(() => undefined);
    } finally {
      setPending(false);
    }
  }

  const isLast = state.team.contestants.length <= minContestants;
  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="danger" disabled={isLast}>
          Delete
        </Button>
      }
      title="Delete this contestant?"
      description={`${contestant.person.fullName} (${contestant.code}) leaves ${state.team.name}. The details are deleted with them.`}
    >
      <div className="actions dialog-actions">
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button variant="danger" pending={pending} onClick={remove}>
          Delete contestant
        </Button>
      </div>
    </Dialog>
  );
}
