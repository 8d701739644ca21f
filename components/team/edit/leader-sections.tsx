import { useRouter } from "next/navigation";
import { useId, useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { FieldHint } from "@/components/forms/field-parts";
import { FormBlock } from "@/components/forms/form-block";
import { FormSection } from "@/components/forms/form-section";
import { useApiForm } from "@/components/forms/use-api-form";
import { MailLink } from "@/components/leader/mail-link";
import { FormDialog } from "@/components/team/edit/form-dialog";
import { MemberRow } from "@/components/team/edit/member-row";
import { ReplaceLeader, ReplacementFields, useReplacement } from "@/components/team/edit/replace-leader";
import type { TeamData } from "@/components/team/edit/team-data";
import { useLinkedField } from "@/components/team/edit/use-linked-field";
import { LeaderFields } from "@/components/team/form/leader-choice";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { Notice } from "@/components/ui/notice";
import { PhoneLink } from "@/components/ui/phone-link";
import { leaderEdit } from "@/lib/leader/inputs";
import { leaderLabels, leaderValues } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import { detailLabels } from "@/lib/person/labels";
import { api } from "@/lib/site/api/client";

const labels = { person: detailLabels, ...leaderLabels };
const teamList = new Intl.ListFormat("en");
const deputySaved = "Deputy Leader Information is changed successfully!";

/** The team's leader (specification, section 2, "Edit team"). */
export function LeaderSection({ data }: { data: TeamData }) {
  return (
    <FormSection id="team-leader" title="Leader">
      <FormBlock>
        <LeaderRow data={data} leader={data.team.leader} />
      </FormBlock>
    </FormSection>
  );
}

/** The team's deputy leader, or a form to add one (specification, section 2, "Edit team"). */
export function DeputySection({ data }: { data: TeamData }) {
  const { team, canEditRoster } = data;
  const deputy = team.deputyLeader;
  const hintId = useId();
  const [isChecked, setChecked] = useState(deputy !== null);
  const form = useReplacement(team.id, {
    name: "add deputy",
    isDeputy: true,
    success: deputySaved,
    // Checked also after a save, so that the form is shown again once this deputy is removed.
    setOpen: () => setChecked(true),
  });

  function check(checked: boolean) {
    setChecked(checked);
    if (!checked) form.discard();
  }

  return (
    <FormSection id="team-deputy" title="Deputy leader">
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
          <ApiForm state={form} action="Add">
            <ReplacementFields data={data} isDeputy />
          </ApiForm>
        )}
        {deputy && <LeaderRow data={data} leader={deputy} isDeputy />}
      </FormBlock>
    </FormSection>
  );
}

interface LeaderRowProps {
  data: TeamData;
  leader: Leader;
  isDeputy?: boolean;
}

/** The team's leader or deputy, with dialogs to change their details and to replace them. */
function LeaderRow({ data, leader, isDeputy = false }: LeaderRowProps) {
  const { canEditDetails, canEditRoster, enums, otherLeaders } = data;
  const [open, setOpen] = useState(false);
  const focusLinked = useLinkedField(isDeputy ? "deputy" : "leader", () => setOpen(canEditDetails));
  const form = useApiForm({
    name: "leader",
    record: leader,
    values: leaderValues(leader),
    labels,
    schema: leaderEdit,
    update: (body, options) => api("PUT /api/Leader", { body, ...options }),
    success: isDeputy ? deputySaved : "Leader Information is changed successfully!",
    after: () => setOpen(false),
  });
  const otherTeams = otherLeaders.filter(({ id }) => id === leader.id).map(({ team }) => team);
  return (
    <MemberRow
      person={leader.person}
      isUnsaved={form.hasChanges}
      details={
        <>
          <MailLink email={leader.email} />
          <PhoneLink number={leader.phoneNumber} />
        </>
      }
    >
      {canEditDetails && (
        <FormDialog
          state={form}
          open={open}
          onOpenChange={setOpen}
          trigger={<Button>Edit Personal Info</Button>}
          title={leader.person.fullName}
          action="Change"
          unchanged={`Please make some changes to edit the ${isDeputy ? "deputy leader" : "leader"}.`}
        >
          <div ref={focusLinked} className="contents">
            <LeaderFields
              names={{ person: "person", email: "email", phone: "phoneNumber" }}
              pictureLabel={isDeputy ? "Picture of the deputy leader" : "Picture of the leader"}
              picturePath={leader.person.picturePath}
              tShirtSizes={enums.tShirtSizesList}
            />
          </div>
          {otherTeams.length > 0 && (
            <Notice tone="warning">
              <p>Also leads {teamList.format(otherTeams)}. Changes apply there too.</p>
            </Notice>
          )}
        </FormDialog>
      )}
      {canEditRoster && <ReplaceLeader data={data} isDeputy={isDeputy} />}
      {canEditRoster && isDeputy && <RemoveDeputy data={data} deputy={leader} />}
    </MemberRow>
  );
}

/** Removes the deputy from the team after a confirmation; they stay one of the country's leaders. */
function RemoveDeputy({ data: { team }, deputy }: { data: TeamData; deputy: Leader }) {
  const router = useRouter();
  const params = { teamId: team.id, leaderId: deputy.id };
  return (
    <ConfirmAction
      trigger={<Button>Remove From Team</Button>}
      title="Remove the deputy leader?"
      description={`Removes ${deputy.person.fullName} from ${team.name}. They stay a leader of ${team.countryName} and can be chosen again.`}
      action="Remove deputy leader"
      send={() => api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params })}
      success={deputySaved}
      onDone={router.refresh}
      // Removed already, perhaps by a request whose response was lost.
      onStale={router.refresh}
    />
  );
}
