import { useId, useRef, useState } from "react";
import { FieldHint } from "@/components/forms/field-parts";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { RecordForm } from "@/components/forms/record-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { LeaderForm } from "@/components/team/edit/leader-form";
import { RemoveDeputy } from "@/components/team/edit/remove-deputy";
import { ReplaceLeaderDialog } from "@/components/team/edit/replace-leader-dialog";
import { type EditRights, memberIds, type TeamData } from "@/components/team/edit/team-data";
import { useFocusFallback } from "@/components/team/edit/use-focus-fallback";
import { useLeaderChoiceForm } from "@/components/team/edit/use-leader-choice-form";
import { LeaderChoice } from "@/components/team/form/leader-choice";
import { Checkbox } from "@/components/ui/checkbox";

interface LeaderSectionProps {
  data: TeamData;
  tShirtSizes: readonly string[];
  timeZone: string;
  rights: EditRights;
}

const deputySaved = "Deputy Leader Information is changed successfully!";

/** The team's leader (specification, section 2, "Edit team"). */
export function LeaderSection({ data, tShirtSizes, timeZone, rights }: LeaderSectionProps) {
  return (
    <FormSection id="leader" title="Leader">
      <FormBlock>
        <LeaderForm
          data={data}
          leader={data.team.leader}
          sectionId="leader"
          title="leader"
          success="Leader Information is changed successfully!"
          tShirtSizes={tShirtSizes}
          timeZone={timeZone}
          canEdit={rights.details === null}
          moreActions={
            rights.roster === null && <ReplaceLeaderDialog data={data} isDeputy={false} tShirtSizes={tShirtSizes} />
          }
        />
      </FormBlock>
    </FormSection>
  );
}

/** The team's deputy leader, or a form to add one (specification, section 2, "Edit team"). */
export function DeputySection({ data, tShirtSizes, timeZone, rights }: LeaderSectionProps) {
  const hintId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const deputy = data.team.deputyLeader;
  const [isChecked, setChecked] = useState(deputy !== null);
  useFocusFallback(heading, deputy?.id);
  const canEditRoster = rights.roster === null;
  const choice = useLeaderChoiceForm(data.team.id, {
    name: "add deputy",
    isDeputy: true,
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
          <AddDeputyForm data={data} choice={choice} tShirtSizes={tShirtSizes} />
        )}
        {deputy && (
          <LeaderForm
            data={data}
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
                  <ReplaceLeaderDialog data={data} isDeputy tShirtSizes={tShirtSizes} />
                  <RemoveDeputy data={data} deputy={deputy} success={deputySaved} onRemoved={() => setChecked(true)} />
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
  data: TeamData;
  choice: ReturnType<typeof useLeaderChoiceForm>;
  tShirtSizes: readonly string[];
}

/** Adds a deputy: one of the country's leaders, or a new one. */
function AddDeputyForm({ data, choice, tShirtSizes }: AddDeputyFormProps) {
  return (
    <RecordForm state={choice} actions={<SubmitButton state={choice}>Add</SubmitButton>}>
      <LeaderChoice
        title="deputy leader"
        idField="leaderId"
        modelField="leaderCreateModel"
        leaders={data.leaders}
        takenIds={memberIds(data)}
        tShirtSizes={tShirtSizes}
      />
    </RecordForm>
  );
}
