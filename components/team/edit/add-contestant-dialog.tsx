import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { useApiForm } from "@/components/forms/use-api-form";
import type { TeamData } from "@/components/team/edit/team-data";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { PrefillContestant } from "@/components/team/form/prefill-contestant";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { contestantToTeamForm } from "@/lib/contestant/inputs";
import { emptyContestant, withoutContact } from "@/lib/contestant/labels";
import { api } from "@/lib/site/api/client";

/** The (+) button and its dialog. Typed values stay when the dialog is closed. */
export function AddContestantDialog({ data, lists }: { data: TeamData; lists: ContestantLists }) {
  const [open, setOpen] = useState(false);
  const { group, id: teamId, name, isOnline } = data.team;
  const form = useApiForm({
    name: "new contestant",
    values: { ...emptyContestant, teamId },
    schema: () => contestantToTeamForm(lists.today, isOnline),
    create(values, options) {
      const body = { ...(isOnline ? withoutContact(values) : values), contestantGroup: group };
      return api("POST /api/Contestant/toTeam", { body, ...options });
    },
    warnings: ({ contestantPerson: { fullName }, dateOfBirth }) =>
      findDuplicates({ contestants: [{ fullName, dateOfBirth }] }),
    success: "Contestant is added to team successfully!",
    after: finish,
    onRestored: () => setOpen(true),
  });

  function finish(): void {
    form.discard();
    setOpen(false);
  }

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
