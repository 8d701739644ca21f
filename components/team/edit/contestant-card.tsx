import { ApiForm } from "@/components/forms/api-form";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { FieldHint } from "@/components/forms/field-parts";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates } from "@/components/person/find-duplicates";
import type { TeamData } from "@/components/team/edit/team-data";
import { useFocusMember } from "@/components/team/edit/use-focus-member";
import { ContestantFields } from "@/components/team/form/contestant-fields";
import { MoveContestant } from "@/components/team/move-contestant";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";
import { contestantEditForm } from "@/lib/contestant/inputs";
import { contestantLabels, contestantValues } from "@/lib/contestant/labels";
import type { Contestant } from "@/lib/contestant/schema";
import { detailChoices, detailLabels } from "@/lib/person/labels";
import { withAnswers } from "@/lib/question/inputs";
import { answerLabels, questionsOf } from "@/lib/question/labels";
import { api } from "@/lib/site/api/client";
import { minContestants } from "@/lib/team/rules";
import { travelLabels } from "@/lib/travel/labels";

interface ContestantCardProps {
  data: TeamData;
  contestant: Contestant;
  /** The position in the team, from 1. */
  number: number;
}

/** A 'Contestant N' card, which changes or deletes the contestant (specification, section 2, "Edit team"). */
export function ContestantCard({ data, contestant, number }: ContestantCardProps) {
  const { canEditDetails, canEditJourneys, canEditRoster, team, today, questions } = data;
  const { hasPersonForContact, person } = contestant;
  const isOnly = team.contestants.length <= minContestants;
  const state = useApiForm({
    name: "contestant",
    record: contestant,
    values: (stored: Contestant) => contestantValues(stored, data),
    schema: () =>
      withAnswers(contestantEditForm(today), () =>
        canEditDetails ? [[["personEditModel", "answers"], questionsOf(questions, "CONTESTANT")]] : [],
      ),
    send: (body) => api("PUT /api/Contestant", { body }),
    async warnings({ id, personEditModel: { fullName }, dateOfBirth }) {
      const isSame = fullName === person.fullName && dateOfBirth === contestant.dateOfBirth;
      return isSame ? [] : findDuplicates({ contestants: [{ id, fullName, dateOfBirth }] });
    },
    success: "Contestant is changed successfully!",
  });
  useFocusMember(state.form, data, `contestant-${number}`, "personEditModel");
  return (
    <Panel legend={`Contestant ${number}`}>
      <ApiForm
        state={state}
        labels={{
          personEditModel: { ...detailLabels, answers: answerLabels(questions) },
          ...contestantLabels,
          ...travelLabels,
        }}
        choices={detailChoices}
        action="Change"
        unchanged="Please make some changes to edit the contestant."
        readOnly={!canEditJourneys}
        moreActions={
          <>
            {canEditRoster && !isOnly && (
              <MoveContestant
                contestant={{ id: contestant.id, fullName: person.fullName, code: contestant.code }}
                otherTeams={data.teamsOfGroup}
              />
            )}
            {canEditRoster && <DeleteContestant data={data} contestant={contestant} />}
            {state.form.formState.isDirty && (
              <Button variant="quiet" onClick={state.discard}>
                Discard changes
              </Button>
            )}
          </>
        }
      >
        <ContestantFields
          edition={data}
          group={team.group}
          readOnlyDetails={!canEditDetails}
          asksContact={!team.isOnline || hasPersonForContact}
          stored={person}
          pictureLabel={`Picture of contestant ${number}`}
        />
      </ApiForm>
    </Panel>
  );
}

function DeleteContestant({ data: { team }, contestant }: Omit<ContestantCardProps, "number">) {
  const { id, code, person } = contestant;
  const isOnly = team.contestants.length <= minContestants;
  return (
    <>
      <ConfirmAction
        trigger={
          <Button variant="quiet" disabled={isOnly} aria-describedby={isOnly ? "last-contestant" : undefined}>
            Delete
          </Button>
        }
        title="Delete this contestant?"
        description={`Deletes ${person.fullName} (${code}), who leaves ${team.name}.`}
        action="Delete contestant"
        send={(query) => api("DELETE /api/Contestant/{id}", { params: { id }, query })}
        success="Contestant is removed from team successfully!"
      />
      {isOnly && (
        <FieldHint id="last-contestant" className="self-center">
          A team has at least one contestant.
        </FieldHint>
      )}
    </>
  );
}
