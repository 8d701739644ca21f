"use client";

import { useState } from "react";
import { DialogForm } from "@/components/forms/dialog-form";
import { schemaResolver } from "@/components/forms/resolver";
import { useMemberForm } from "@/components/team/edit/use-member-form";
import type { TeamState } from "@/components/team/edit/use-team";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { type ContestantValues, emptyContestant } from "@/components/team/form/values";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { api } from "@/lib/api/client";
import { contestantToTeam } from "@/lib/contestant/inputs";
import type { Team } from "@/lib/team/schema";

interface NewContestantValues extends ContestantValues {
  teamId: string;
}

const resolver = schemaResolver<NewContestantValues>(contestantToTeam);

function isStored(values: NewContestantValues, before: Team, stored: Team): boolean {
  const fullName = values.contestantPerson.fullName.trim().normalize("NFC");
  const knownIds = before.contestants.map(({ id }) => id);
  return stored.contestants.some(
    ({ id, person, dateOfBirth }) =>
      !knownIds.includes(id) && person.fullName === fullName && dateOfBirth === values.dateOfBirth,
  );
}

/** The (+) button and its dialog. Typed values stay when the dialog is closed. */
export function AddContestantDialog({ state, lists }: { state: TeamState; lists: ContestantLists }) {
  const [open, setOpen] = useState(false);
  const { group, id: teamId } = state.team;
  const contestant = useMemberForm<NewContestantValues>({
    state,
    empty: { ...emptyContestant, teamId },
    resolver,
    async send(values) {
      const body = { ...values, contestantGroup: group };
      state.setContestant(await api("POST /api/Contestant/toTeam", { body }));
    },
    isStored,
    success: "Contestant is added to team successfully!",
  });

  function handleOpenChange(next: boolean) {
    if (next) contestant.clearErrors();
    setOpen(next);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={handleOpenChange}
      trigger={
        <Button>
          <span aria-hidden="true" className="plus">
            +
          </span>
          Add contestant
        </Button>
      }
      title="Add Contestant"
      description={
        <>
          {" "}
          Joins {state.team.name} in the group{" "}
          <Badge tone={group === "Senior" ? "amber" : "forest"}>{group.toUpperCase()}</Badge>
        </>
      }
    >
      <DialogForm state={contestant} action="Add Contestant" onSaved={() => setOpen(false)}>
        <ContestantFields prefix="" person="contestantPerson" pictureLabel="Picture of the contestant" {...lists} />
      </DialogForm>
    </Dialog>
  );
}
