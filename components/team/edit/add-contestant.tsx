import { useState } from "react";
import { useApiForm } from "@/components/forms/use-api-form";
import { FormDialog } from "@/components/team/edit/form-dialog";
import type { TeamData } from "@/components/team/edit/team-data";
import { ContestantFields } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { contestantToTeamForm } from "@/lib/contestant/inputs";
import { emptyContestant, withoutContact } from "@/lib/contestant/labels";
import { api } from "@/lib/site/api/client";

/** The (+) button and its dialog. */
export function AddContestant({ data }: { data: TeamData }) {
  const [open, setOpen] = useState(false);
  const { group, id: teamId, name, isOnline } = data.team;
  const form = useApiForm({
    name: "new contestant",
    values: { ...emptyContestant, teamId },
    schema: () => contestantToTeamForm(data.today, isOnline),
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

  return (
    <FormDialog
      state={form}
      open={open}
      onOpenChange={setOpen}
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
      action="Add Contestant"
    >
      <ContestantFields
        lists={data}
        group={group}
        asksContact={!isOnline}
        prefix=""
        pictureLabel="Picture of the contestant"
      />
    </FormDialog>
  );
}
