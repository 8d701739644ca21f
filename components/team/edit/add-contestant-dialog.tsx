"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { type FormEvent, useState } from "react";
import { FormProvider } from "react-hook-form";
import type { z } from "zod";
import { useCreation } from "@/components/team/edit/use-creation";
import type { TeamState } from "@/components/team/edit/use-team";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { type ContestantValues, emptyContestant } from "@/components/team/form/values";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Dialog, DialogClose } from "@/components/ui/dialog";
import { api } from "@/lib/api/client";
import { contestantToTeam } from "@/lib/contestant/inputs";
import type { Team } from "@/lib/team/schema";

interface NewContestantValues extends ContestantValues {
  teamId: string;
}

const resolver = zodResolver(
  contestantToTeam as z.ZodType<z.output<typeof contestantToTeam>, NewContestantValues>,
  undefined,
  { raw: true },
);

function isMade({ contestantPerson, dateOfBirth }: NewContestantValues, before: Team, stored: Team): boolean {
  const name = contestantPerson.fullName.trim().normalize("NFC");
  const added = stored.contestants.filter(({ id }) => before.contestants.every((one) => one.id !== id));
  return added.some((one) => one.person.fullName === name && one.dateOfBirth === dateOfBirth);
}

/** The (+) button and its modal; what was typed stays when it is closed without adding. */
export function AddContestantDialog({ state, lists }: { state: TeamState; lists: ContestantLists }) {
  const [open, setOpen] = useState(false);
  const { group, id: teamId } = state.team;
  const { form, isSubmitting, startAgain, submit } = useCreation<NewContestantValues>({
    state,
    empty: { ...emptyContestant, teamId },
    resolver,
    async send(values) {
      const body = { ...values, contestantGroup: group };
      state.acceptContestant(await api("POST /api/Contestant/toTeam", { body }));
    },
    isMade,
    success: "Contestant is added to team successfully!",
  });

  function change(next: boolean) {
    if (next) startAgain();
    setOpen(next);
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    if (await submit()) setOpen(false);
  }

  return (
    <Dialog
      open={open}
      onOpenChange={change}
      trigger={
        <Button>
          <span aria-hidden="true" className="plus">
            +
          </span>
          Add contestant
        </Button>
      }
      title="Add Contestant"
    >
      <p className="dialog-description">
        Joins {state.team.name} in the group{" "}
        <Badge tone={group === "Senior" ? "amber" : "forest"}>{group.toUpperCase()}</Badge>
      </p>
      <FormProvider {...form}>
        <form onSubmit={add} noValidate aria-busy={isSubmitting} className="record-form">
          <ContestantFields at="" person="contestantPerson" pictureLabel="Picture of the contestant" {...lists} />
          <div className="actions dialog-actions">
            <DialogClose>
              <Button>Close</Button>
            </DialogClose>
            <Button type="submit" variant="primary" pending={isSubmitting}>
              Add Contestant
            </Button>
          </div>
        </form>
      </FormProvider>
    </Dialog>
  );
}
