import { useState } from "react";
import { ApiForm } from "@/components/forms/api-form";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates } from "@/components/person/find-duplicates";
import type { TeamData } from "@/components/team/edit/team-data";
import { useFocusMember } from "@/components/team/edit/use-focus-member";
import { LeaderFields } from "@/components/team/form/leader-fields";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { leaderEdit } from "@/lib/leader/inputs";
import { leaderLabels, toLeaderEdit } from "@/lib/leader/labels";
import type { Leader } from "@/lib/leader/schema";
import { detailLabels } from "@/lib/person/labels";
import { joinWithAnd } from "@/lib/platform/text/join-list";
import { withAnswers } from "@/lib/question/inputs";
import { answerLabels, questionsOf } from "@/lib/question/labels";
import { api } from "@/lib/site/api/client";

export const deputySaved = "Deputy Leader Information is changed successfully!";

interface LeaderFormProps {
  data: TeamData;
  leader: Leader;
  isDeputy?: boolean;
}

/** A leader's or deputy's details, read-only until "Edit Personal Info" (specification, section 4). */
export function LeaderForm({ data, leader, isDeputy = false }: LeaderFormProps) {
  const { canEditDetails, enums, otherLeaders, linked, questions } = data;
  const member = isDeputy ? "deputy" : "leader";
  const [isOpen, setOpen] = useState(linked?.member === member);
  const [wasClosed, setWasClosed] = useState(false);
  const state = useApiForm({
    name: "leader",
    record: leader,
    values: (stored: Leader) => toLeaderEdit(stored, questions),
    schema: () => withAnswers(leaderEdit, () => [[["person", "answers"], questionsOf(questions, "LEADER")]]),
    async send(body) {
      const saved = await api("PUT /api/Leader", { body });
      // Not in `after`, whose changes appear only with the refreshed page: the focus may be in another form by then.
      close();
      return saved;
    },
    warnings: async ({ person: { fullName } }) =>
      fullName === leader.person.fullName
        ? []
        : findDuplicates({ countryId: data.team.countryId, people: [{ id: leader.personId, fullName }] }),
    success: isDeputy ? deputySaved : "Leader Information is changed successfully!",
  });
  useFocusMember(state.form, data, member, "person");
  if (state.draft.restoredFrom !== null && !isOpen) setOpen(true);
  const isEditing = canEditDetails && isOpen;
  const otherTeams = otherLeaders.filter(({ id }) => id === leader.id).map(({ team }) => team);

  function edit() {
    setOpen(true);
    state.form.setFocus("person.fullName");
  }

  function close() {
    setOpen(false);
    setWasClosed(true);
  }

  function cancel() {
    state.discard();
    close();
  }

  return (
    <>
      <ApiForm
        state={state}
        labels={{ person: { ...detailLabels, answers: answerLabels(questions) }, ...leaderLabels }}
        action="Change"
        unchanged={`Please make some changes to edit the ${isDeputy ? "deputy leader" : "leader"}.`}
        readOnly={!isEditing}
        moreActions={<Button onClick={cancel}>Cancel</Button>}
      >
        <LeaderFields
          person="person"
          email="email"
          phone="phoneNumber"
          pictureLabel={isDeputy ? "Picture of the deputy leader" : "Picture of the leader"}
          picturePath={leader.person.picturePath}
          tShirtSizes={enums.tShirtSizesList}
          questions={questions}
        />
        {isEditing && otherTeams.length > 0 && (
          <Notice tone="warning">Also leads {joinWithAnd(otherTeams)}. Changes apply there too.</Notice>
        )}
      </ApiForm>
      {canEditDetails && !isOpen && (
        <Button autoFocus={wasClosed} onClick={edit}>
          Edit Personal Info
        </Button>
      )}
    </>
  );
}

export function RemoveDeputy({ data: { team }, deputy }: { data: TeamData; deputy: Leader }) {
  const params = { teamId: team.id, leaderId: deputy.id };
  return (
    <ConfirmAction
      trigger={<Button>Remove From Team</Button>}
      title="Remove the deputy leader?"
      description={`Removes ${deputy.person.fullName} from ${team.name}. They stay a leader of ${team.countryName} and can be chosen again.`}
      action="Remove deputy leader"
      send={() => api("DELETE /api/Leader/team/{teamId}/leader/{leaderId}", { params })}
      success={deputySaved}
    />
  );
}
