import { useState } from "react";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { useApiForm } from "@/components/forms/use-api-form";
import { ContestantRow } from "@/components/team/edit/contestant-row";
import { FormDialog } from "@/components/team/edit/form-dialog";
import type { TeamData } from "@/components/team/edit/team-data";
import { ContestantFields } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { contestantToTeamForm } from "@/lib/contestant/inputs";
import { emptyContestant, withoutContact } from "@/lib/contestant/labels";
import { api } from "@/lib/site/api/client";
import { maxContestants } from "@/lib/team/rules";

/** The team's contestants; (+) only while there are fewer than four (specification, section 2, "Edit team"). */
export function ContestantsSection({ data }: { data: TeamData }) {
  const { contestants } = data.team;
  const [isAdding, setAdding] = useState(false);
  return (
    <FormSection id="contestants" title="Contestants">
      <FormBlock>
        <ul className="divide-y divide-rule *:py-4 *:first:pt-0 *:last:pb-0">
          {contestants.map((contestant, i) => (
            <li key={contestant.id} id={`contestant-${i + 1}`}>
              <ContestantRow data={data} contestant={contestant} number={i + 1} />
            </li>
          ))}
        </ul>
      </FormBlock>
      {data.canEditRoster && <AddContestant data={data} open={isAdding} setOpen={setAdding} />}
    </FormSection>
  );
}

interface AddContestantProps {
  data: TeamData;
  open: boolean;
  setOpen: (open: boolean) => void;
}

/** The (+) button with its dialog, which stays with what was typed when the team is full meanwhile. */
function AddContestant({ data, open, setOpen }: AddContestantProps) {
  const { group, id: teamId, name, isOnline, contestants } = data.team;
  const isFull = contestants.length >= maxContestants;
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
        isFull ? undefined : (
          <Button>
            <span aria-hidden="true" className="text-[1.4em]/[0.8]">
              +
            </span>
            Add contestant
          </Button>
        )
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
