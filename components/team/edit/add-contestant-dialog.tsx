"use client";

import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamState } from "@/components/team/edit/use-team";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { PrefillContestant } from "@/components/team/form/prefill-contestant";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { contestantToTeamForm } from "@/lib/contestant/inputs";
import { emptyContestant, withoutContact } from "@/lib/contestant/labels";

/** The (+) button and its dialog. Typed values stay when the dialog is closed. */
export function AddContestantDialog({ state, lists }: { state: TeamState; lists: ContestantLists }) {
  const [open, setOpen] = useState(false);
  const { group, id: teamId, name, isOnline } = state.team;
  const form = useApiForm("POST /api/Contestant/toTeam", {
    schema: () => contestantToTeamForm(lists.today, isOnline),
    defaultValues: { ...emptyContestant, teamId },
    request: (values) => ({ body: { ...(isOnline ? withoutContact(values) : values), contestantGroup: group } }),
    findWarnings: ({ contestantPerson: { fullName }, dateOfBirth }) =>
      findDuplicates({ contestants: [{ fullName, dateOfBirth }] }),
    success: "Contestant is added to team successfully!",
    onSaved(contestant) {
      state.setContestant(contestant);
      setOpen(false);
    },
    onConflict: state.refresh,
    onRestored: () => setOpen(true),
  });

  function handleOpenChange(next: boolean) {
    if (next) form.clearErrors();
    setOpen(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      trigger={
        <Button>
          <span aria-hidden="true" className="text-[1.4em]/[0.8]">
            +
          </span>
          Add contestant
        </Button>
      }
      title="Add Contestant"
      description={
        <>
          Joins {name} in the group <Badge tone={group === "Senior" ? "amber" : "forest"}>{group.toUpperCase()}</Badge>
        </>
      }
    >
      <DialogForm state={form} action="Add Contestant">
        <PrefillContestant prefix="" enums={lists.enums} />
        <ContestantFields
          group={group}
          asksContact={!isOnline}
          prefix=""
          person="contestantPerson"
          pictureLabel="Picture of the contestant"
          {...lists}
        />
      </DialogForm>
    </Dialog>
  );
}
