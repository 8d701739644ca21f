"use client";

import { FormBlock } from "@/components/forms/form-block";
import { RecordForm } from "@/components/forms/record-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { DeleteContestant } from "@/components/team/edit/delete-contestant";
import { TravelNote } from "@/components/team/edit/travel-note";
import { useLinkedField } from "@/components/team/edit/use-linked-field";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { contestantEditForm } from "@/lib/contestant/inputs";
import { contestantLabels, contestantValues } from "@/lib/contestant/labels";
import type { Contestant } from "@/lib/contestant/schema";
import { detailLabels } from "@/lib/person/labels";

const labels = { personEditModel: detailLabels, ...contestantLabels };

interface ContestantFormProps {
  state: TeamState;
  contestant: Contestant;
  /** From 1. */
  number: number;
  lists: ContestantLists;
  timeZone: string;
  rights: EditRights;
}

/** A 'Contestant N' card with Change and Delete. */
export function ContestantForm({ state, contestant, number, lists, timeZone, rights }: ContestantFormProps) {
  const form = useApiForm("PUT /api/Contestant", {
    schema: () => contestantEditForm(lists.today),
    record: contestant,
    toValues: contestantValues,
    labels,
    request: (body) => ({ body }),
    async findWarnings({ id, personEditModel: { fullName }, dateOfBirth }) {
      const isSame = fullName === contestant.person.fullName && dateOfBirth === contestant.dateOfBirth;
      return isSame ? [] : findDuplicates({ contestants: [{ id, fullName, dateOfBirth }] });
    },
    async reload() {
      const { contestants } = await state.refresh();
      return contestants.find(({ id }) => id === contestant.id) ?? contestant;
    },
    success: "Contestant is changed successfully!",
    unchanged: "Please make some changes to edit the contestant.",
    onSaved: state.setContestant,
  });
  const canEdit = rights.details === null;
  const formId = `contestant-${number}`;
  useLinkedField(formId, canEdit);
  const actions = canEdit && (
    <>
      <SubmitButton state={form}>Change</SubmitButton>
      {rights.roster === null && <DeleteContestant state={state} contestant={contestant} />}
    </>
  );
  return (
    <FormBlock id={formId} legend={`Contestant ${number}`}>
      <RecordForm state={form} readOnly={!canEdit} actions={actions}>
        <ContestantFields
          group={state.team.group}
          asksContact={!state.team.isOnline || contestant.hasPersonForContact}
          prefix=""
          person="personEditModel"
          pictureLabel={`Picture of contestant ${number}`}
          picturePath={contestant.person.picturePath}
          {...lists}
        />
        <TravelNote state={state} timeZone={timeZone} isAlone={contestant.hasPersonForContact} />
      </RecordForm>
    </FormBlock>
  );
}
