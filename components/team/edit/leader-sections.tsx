import { useRouter } from "next/navigation";
import { useId, useRef, useState } from "react";
import { ConfirmDelete } from "@/components/forms/confirm-delete";
import { FieldHint } from "@/components/forms/field-parts";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { LeaderRow } from "@/components/team/edit/leader-row";
import { ReplacementFields, useReplacement } from "@/components/team/edit/replace-leader";
import type { TeamData } from "@/components/team/edit/team-data";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import type { Leader } from "@/lib/leader/schema";
import { api } from "@/lib/site/api/client";

const deputySaved = "Deputy Leader Information is changed successfully!";

/** The team's leader (specification, section 2, "Edit team"). */
export function LeaderSection({ data }: { data: TeamData }) {
  return (
    <FormSection id="team-leader" title="Leader">
      <FormBlock>
        <LeaderRow data={data} leader={data.team.leader} success="Leader Information is changed successfully!" />
      </FormBlock>
    </FormSection>
  );
}

/** The team's deputy leader, or a form to add one (specification, section 2, "Edit team"). */
export function DeputySection({ data }: { data: TeamData }) {
  const { team, canEditRoster } = data;
  const deputy = team.deputyLeader;
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChecked, setChecked] = useState(deputy !== null);
  useFocusFallback(heading, deputy?.id);
  const form = useReplacement(team.id, {
    name: "add deputy",
    isDeputy: true,
    success: deputySaved,
    setOpen: setChecked,
  });

  function check(checked: boolean) {
    setChecked(checked);
    if (!checked) form.discard();
  }

  return (
    <FormSection id="team-deputy" title="Deputy leader" headingRef={heading}>
      <FormBlock>
        <div>
          <Checkbox
            checked={deputy !== null || (canEditRoster && isChecked)}
            disabled={deputy !== null || !canEditRoster}
            aria-describedby={deputy && canEditRoster ? hintId : undefined}
            onChange={(event) => check(event.target.checked)}
          >
            Does the team have deputy leader?
          </Checkbox>
          {deputy && canEditRoster && <FieldHint id={hintId}>To remove the deputy, use Remove From Team.</FieldHint>}
        </div>
        {deputy === null && canEditRoster && isChecked && (
          <RecordForm state={form} actions={<SubmitButton state={form}>Add</SubmitButton>}>
            <ReplacementFields data={data} isDeputy />
          </RecordForm>
        )}
        {deputy && (
          <LeaderRow data={data} leader={deputy} isDeputy success={deputySaved}>
            {canEditRoster && <RemoveDeputy data={data} deputy={deputy} onRemoved={() => setChecked(true)} />}
          </LeaderRow>
        )}
      </FormBlock>
    </FormSection>
  );
}

interface RemoveDeputyProps {
  data: TeamData;
  deputy: Leader;
  onRemoved: () => void;
}

/** Removes the deputy from the team after a confirmation; they stay one of the country's leaders. */
function RemoveDeputy({ data: { team }, deputy, onRemoved }: RemoveDeputyProps) {
  const router = useRouter();
  const params = { teamId: team.id, leaderId: deputy.id };
  return (
    <ConfirmDelete
      trigger={<Button>Remove From Team</Button>}
      title="Remove the deputy leader?"
      description={`Removes ${deputy.person.fullName} from ${team.name}. They stay a leader of ${team.countryName} and can be chosen again.`}
      action="Remove deputy leader"
      onDelete={() => api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params })}
      success={deputySaved}
      onDeleted={() => {
        onRemoved();
        router.refresh();
      }}
      // Removed already, perhaps by a request whose response was lost.
      onStale={router.refresh}
    />
  );
}
