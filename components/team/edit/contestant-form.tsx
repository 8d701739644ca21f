import { FormBlock } from "@/components/forms/form-block";
import { RecordForm } from "@/components/forms/record-form";
import { SubmitButton } from "@/components/forms/submit-button";
import { useApiForm } from "@/components/forms/use-api-form";
import { DeleteContestant } from "@/components/team/edit/delete-contestant";
import type { EditRights, TeamData } from "@/components/team/edit/team-data";
import { TravelNote } from "@/components/team/edit/travel-note";
import { useLinkedField } from "@/components/team/edit/use-linked-field";
import { ContestantFields, type ContestantLists } from "@/components/team/form/contestant-fields";
import { findDuplicates } from "@/components/team/form/find-duplicates";
import { contestantEditForm } from "@/lib/contestant/inputs";
import { contestantLabels, contestantValues } from "@/lib/contestant/labels";
import type { Contestant } from "@/lib/contestant/schema";
import { detailLabels } from "@/lib/person/labels";
import { api } from "@/lib/site/api/client";

const labels = { personEditModel: detailLabels, ...contestantLabels };

interface ContestantFormProps {
  data: TeamData;
  contestant: Contestant;
  /** From 1. */
  number: number;
  lists: ContestantLists;
  timeZone: string;
  rights: EditRights;
}

/** A 'Contestant N' card with Change and Delete. */
export function ContestantForm({ data, contestant, number, lists, timeZone, rights }: ContestantFormProps) {
  const form = useApiForm({
    name: "contestant",
    record: contestant,
    values: contestantValues(contestant),
    labels,
    schema: () => contestantEditForm(lists.today),
    update: (body, options) => api("PUT /api/Contestant", { body, ...options }),
    async warnings({ id, personEditModel: { fullName }, dateOfBirth }) {
      const isSame = fullName === contestant.person.fullName && dateOfBirth === contestant.dateOfBirth;
      return isSame ? [] : findDuplicates({ contestants: [{ id, fullName, dateOfBirth }] });
    },
    success: "Contestant is changed successfully!",
  });
  const canEdit = rights.details === null;
  const formId = `contestant-${number}`;
  useLinkedField(formId, canEdit);
  const actions = canEdit && (
    <>
      <SubmitButton state={form}>Change</SubmitButton>
      {rights.roster === null && <DeleteContestant data={data} contestant={contestant} />}
    </>
  );
  return (
    <FormBlock id={formId} legend={`Contestant ${number}`}>
      <RecordForm
        state={form}
        unchanged="Please make some changes to edit the contestant."
        readOnly={!canEdit}
        actions={actions}
      >
        <ContestantFields
          group={data.team.group}
          asksContact={!data.team.isOnline || contestant.hasPersonForContact}
          prefix=""
          person="personEditModel"
          pictureLabel={`Picture of contestant ${number}`}
          picturePath={contestant.person.picturePath}
          {...lists}
        />
        <TravelNote data={data} timeZone={timeZone} isAlone={contestant.hasPersonForContact} />
      </RecordForm>
    </FormBlock>
  );
}
