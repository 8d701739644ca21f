"use client";

import { useId, useRef, useState } from "react";
import { FieldHint } from "@/components/forms/field-parts";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { LeaderForm } from "@/components/team/edit/leader-form";
import { RemoveDeputy } from "@/components/team/edit/remove-deputy";
import { ReplaceLeaderDialog } from "@/components/team/edit/replace-leader-dialog";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import { useLeaderChoiceForm } from "@/components/team/edit/use-leader-choice-form";
import { type EditRights, memberIds, type TeamState } from "@/components/team/edit/use-team";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Checkbox } from "@/components/ui/checkbox";

interface LeaderSectionProps {
  state: TeamState;
  tShirtSizes: readonly string[];
  timeZone: string;
  rights: EditRights;
}

const deputySaved = "Deputy Leader Information is changed successfully!";

/** The team's leader (specification, section 2, "Edit team"). */
export function LeaderSection({ state, tShirtSizes, timeZone, rights }: LeaderSectionProps) {
  return (
    <FormSection id="leader" title="Leader">
      <FormBlock>
        <LeaderForm
          state={state}
          leader={state.team.leader}
          sectionId="leader"
          title="leader"
          success="Leader Information is changed successfully!"
          tShirtSizes={tShirtSizes}
          timeZone={timeZone}
          canEdit={rights.details === null}
          moreActions={
            rights.roster === null && <ReplaceLeaderDialog state={state} isDeputy={false} tShirtSizes={tShirtSizes} />
          }
        />
      </FormBlock>
    </FormSection>
  );
}

/** The team's deputy leader, or a form to add one (specification, section 2, "Edit team"). */
export function DeputySection({ state, tShirtSizes, timeZone, rights }: LeaderSectionProps) {
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const deputy = state.team.deputyLeader;
  const [isChecked, setChecked] = useState(deputy !== null);
  useFocusFallback(heading, deputy?.id);
  const canEditRoster = rights.roster === null;
  const choice = useLeaderChoiceForm(state, {
    isDeputy: true,
    draftName: "add deputy",
    success: deputySaved,
    onRestored: () => setChecked(true),
  });

  function check(checked: boolean) {
    setChecked(checked);
    if (!checked) choice.discard();
  }

  return (
    <FormSection id="deputy" title="Deputy leader" headingRef={heading}>
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
          <AddDeputyForm state={state} choice={choice} tShirtSizes={tShirtSizes} />
        )}
        {deputy && (
          <LeaderForm
            state={state}
            leader={deputy}
            sectionId="deputy"
            title="deputy leader"
            success={deputySaved}
            tShirtSizes={tShirtSizes}
            timeZone={timeZone}
            canEdit={rights.details === null}
            moreActions={
              canEditRoster && (
                <>
                  <ReplaceLeaderDialog state={state} isDeputy tShirtSizes={tShirtSizes} />
                  <RemoveDeputy
                    state={state}
                    deputy={deputy}
                    success={deputySaved}
                    onRemoved={() => setChecked(true)}
                  />
                </>
              )
            }
          />
        )}
      </FormBlock>
    </FormSection>
  );
}

interface AddDeputyFormProps {
  state: TeamState;
  choice: ReturnType<typeof useLeaderChoiceForm>;
  tShirtSizes: readonly string[];
}

/** Adds a deputy: one of the country's leaders, or a new one. */
function AddDeputyForm({ state, choice, tShirtSizes }: AddDeputyFormProps) {
  return (
    <RecordForm state={choice} actions={<SubmitButton state={choice}>Add</SubmitButton>}>
      <LeaderChoice
        title="deputy leader"
        idField="leaderId"
        modelField="leaderCreateModel"
        leaders={state.leaders}
        takenIds={memberIds(state)}
        tShirtSizes={tShirtSizes}
      />
    </RecordForm>
  );
}
