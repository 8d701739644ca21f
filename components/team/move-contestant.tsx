import { ApiForm } from "@/components/forms/api-form";
import { SelectField } from "@/components/forms/inputs";
import { useApiForm } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { ButtonDialog } from "@/components/ui/dialog";
import type { Contestant } from "@/lib/contestant/schema";
import { plural } from "@/lib/platform/text/plural";
import { api } from "@/lib/site/api/client";
import { contestantMoveForm } from "@/lib/team/inputs";
import { newTeamLabel } from "@/lib/team/labels";
import { maxContestants } from "@/lib/team/rules";

export interface OtherTeam {
  id: string;
  name: string;
  isOnline: boolean;
  isOfficial: boolean;
  contestantCount: number;
}

interface MoveContestantProps {
  contestant: { id: string; fullName: string; code: string };
  /** The other teams of the same country and group. */
  otherTeams: readonly OtherTeam[];
}

/** The button with the dialog that moves a contestant to another team, if there is one. */
export function MoveContestant({ contestant, otherTeams }: MoveContestantProps) {
  if (otherTeams.length === 0) return null;
  const { fullName, code } = contestant;
  return (
    <ButtonDialog
      trigger={
        <Button>
          Move…<span className="sr-only"> {fullName}</span>
        </Button>
      }
      title={`Move ${fullName} to another team`}
      description={`The code ${code}, picture and seats stay; an online team has no seats and transfers.`}
    >
      {(close) => <MoveForm contestant={contestant} otherTeams={otherTeams} onSaved={close} />}
    </ButtonDialog>
  );
}

function labelOf({ name, isOnline, isOfficial, contestantCount }: OtherTeam): string {
  const facts = [
    plural(contestantCount, "contestant", "contestants"),
    ...(isOfficial ? [] : ["unofficial"]),
    ...(isOnline ? ["online"] : []),
    ...(contestantCount >= maxContestants ? ["full"] : []),
  ];
  return `${name} (${facts.join(", ")})`;
}

function MoveForm({ contestant: { id }, otherTeams, onSaved }: MoveContestantProps & { onSaved: () => void }) {
  const state = useApiForm<{ teamId: string }, Contestant | undefined>({
    name: "move",
    within: id,
    values: () => ({ teamId: "" }),
    schema: contestantMoveForm,
    send: (body) => api("PUT /api/Contestant/{id}/team", { params: { id }, body }),
    success: "Contestant is moved to the other team.",
    after: onSaved,
  });
  const options = otherTeams.map((team) => ({
    value: team.id,
    label: labelOf(team),
    disabled: team.contestantCount >= maxContestants,
  }));
  return (
    <ApiForm state={state} action="Move contestant">
      <SelectField className="max-w-96" name="teamId" label={newTeamLabel} required options={options} />
    </ApiForm>
  );
}
