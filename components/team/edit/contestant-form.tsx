"use client";

import { FormBlock } from "@/components/forms/form-block";
import { ChangeButton, RecordForm } from "@/components/forms/record-form";
import { schemaResolver } from "@/components/forms/resolver";
import { useRecordForm } from "@/components/forms/use-record-form";
import { memberLabels } from "@/components/person/person-details";
import { DeleteContestant } from "@/components/team/edit/delete-contestant";
import { TravelNote } from "@/components/team/edit/travel-note";
import type { EditRights, TeamState } from "@/components/team/edit/use-team";
import { type ContestantEditValues, contestantValues } from "@/components/team/edit/values";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { api } from "@/lib/api/client";
import { contestantEdit, contestantLabels } from "@/lib/contestant/inputs";
import type { Contestant } from "@/lib/contestant/schema";

const resolver = schemaResolver<ContestantEditValues>(contestantEdit);

const labels = {
  "personEditModel.fullName": memberLabels.fullName,
  "personEditModel.nativeName": memberLabels.nativeName,
  "personEditModel.tShirtSize": memberLabels.tShirtSize,
  ...contestantLabels,
  "personEditModel.picture": "Picture",
};

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
  const record = useRecordForm<ContestantEditValues, Contestant>({
    stored: contestant,
    toValues: contestantValues,
    resolver,
    labels,
    async send(values, version) {
      const { personEditModel: _, ...saved } = await api("PUT /api/Contestant", { body: { ...values, version } });
      state.setContestant(saved);
      return saved;
    },
    async readStored() {
      const { contestants } = await state.refresh();
      return contestants.find(({ id }) => id === contestant.id) ?? contestant;
    },
    success: "Contestant is changed successfully!",
    unchanged: "Please make some changes to edit the contestant.",
  });
  const canEdit = rights.details === null;
  const fields = (
    <>
      <ContestantFields
        prefix=""
        person="personEditModel"
        pictureLabel={`Picture of contestant ${number}`}
        picturePath={contestant.person.picturePath}
        {...lists}
      />
      <TravelNote team={state.team} timeZone={timeZone} />
    </>
  );
  const actions = canEdit && (
    <>
      <ChangeButton pending={record.isSubmitting} />
      {rights.roster === null && <DeleteContestant state={state} contestant={contestant} />}
    </>
  );
  return (
    <FormBlock legend={`Contestant ${number}`}>
      <RecordForm record={record} readOnly={!canEdit} fields={fields} actions={actions} />
    </FormBlock>
  );
}
