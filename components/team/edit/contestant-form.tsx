"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import type { z } from "zod";
import { RecordForm } from "@/components/forms/record-form";
import { useRecordForm } from "@/components/forms/use-record-form";
import { DeleteContestant } from "@/components/team/edit/delete-contestant";
import type { EditRights } from "@/components/team/edit/rights";
import { TravelNote } from "@/components/team/edit/travel-note";
import type { TeamState } from "@/components/team/edit/use-team";
import { type ContestantEditValues, contestantValues } from "@/components/team/edit/values";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/api/client";
import { contestantEdit } from "@/lib/contestant/inputs";
import type { Contestant } from "@/lib/contestant/schema";

const resolver = zodResolver(
  contestantEdit as z.ZodType<z.output<typeof contestantEdit>, ContestantEditValues>,
  undefined,
  { raw: true },
);

const labels = {
  "personEditModel.fullName": "Full name",
  "personEditModel.nativeName": "Native name",
  operatingSystemName: "Operating system",
  dateOfBirth: "Date of birth",
  "personEditModel.tShirtSize": "T-shirt size",
  hasPersonForContact: "Does not travel with the leader",
  personForContactName: "Contact name",
  personForContactPhoneNumber: "Contact phone",
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

/** 'Contestant N': a card to change or delete. */
export function ContestantForm({ state, contestant, number, lists, timeZone, rights }: ContestantFormProps) {
  const record = useRecordForm<ContestantEditValues, Contestant>({
    stored: contestant,
    toValues: contestantValues,
    resolver,
    labels,
    async send(values, version) {
      const { personEditModel: _, ...answer } = await api("PUT /api/Contestant", { body: { ...values, version } });
      state.acceptContestant(answer);
      return answer;
    },
    async readStored() {
      const { contestants } = await state.refresh();
      return contestants.find(({ id }) => id === contestant.id) ?? contestant;
    },
    success: "Contestant is changed successfully!",
    unchanged: "Please make some changes to edit the contestant.",
  });
  const mayEdit = rights.details === null;
  const fields = (
    <>
      <ContestantFields
        at=""
        person="personEditModel"
        pictureLabel={`Picture of contestant ${number}`}
        picturePath={contestant.person.picturePath}
        {...lists}
      />
      <TravelNote team={state.team} timeZone={timeZone} />
    </>
  );
  return (
    <fieldset className="form-block">
      <legend>Contestant {number}</legend>
      <RecordForm
        record={record}
        locked={!mayEdit}
        onSubmit={() => record.submit()}
        fields={fields}
        actions={
          mayEdit && (
            <>
              <Button type="submit" variant="primary" pending={record.isSubmitting}>
                Change
              </Button>
              {rights.roster === null && <DeleteContestant state={state} contestant={contestant} />}
            </>
          )
        }
      />
    </fieldset>
  );
}
