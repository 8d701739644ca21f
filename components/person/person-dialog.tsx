"use client";

import { useRouter } from "next/navigation";
import { useId } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { DeleteRecord } from "@/components/forms/confirm-action";
import { FieldHint, FieldLabel } from "@/components/forms/field-parts";
import { type Option, SelectField } from "@/components/forms/inputs";
import { useApiForm } from "@/components/forms/use-api-form";
import { findDuplicates, openInstead } from "@/components/person/find-duplicates";
import { PersonDetailsFields } from "@/components/person/person-details-fields";
import { TravelFields } from "@/components/travel/travel-fields";
import { Badge } from "@/components/ui/badge";
import { Checkbox } from "@/components/ui/checkbox";
import { PageDialog } from "@/components/ui/page-dialog";
import { useDialogParam } from "@/components/ui/use-dialog-param";
import { guestRole } from "@/lib/edition/person-roles";
import type { FormEdition } from "@/lib/person/form-edition";
import { guestForm, personForm } from "@/lib/person/inputs";
import {
  detailChoices,
  emptyPerson,
  personLabels,
  personValues,
  type RoleTitle,
  recordRoleTitles,
} from "@/lib/person/labels";
import { isRecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { emptyId } from "@/lib/platform/validation/ids";
import { withAnswers } from "@/lib/question/inputs";
import { answerLabels, questionsOf } from "@/lib/question/labels";
import { api } from "@/lib/site/api/client";

/** Texts of each list, and the roles that a new person in it has. */
const lists = {
  people: {
    name: "person",
    roles: [],
    title: "Add a person",
    add: "Add Person",
    edit: "Edit Person",
    added: "Person has been added successfully.",
    edited: "Person has been edited successfully.",
    unchanged: "Please make some changes to edit the person.",
    delete: "Delete person",
    deleted: "Person has been deleted successfully.",
    alsoDeletes: ", also from the Committees page",
  },
  guests: {
    name: "guest",
    roles: [guestRole],
    title: "Add a guest",
    add: "Add Guest",
    edit: "Edit Guest",
    added: "Guest has added successfully.",
    edited: "Guest has edited successfully.",
    unchanged: "Please make some changes to edit the guest.",
    delete: "Delete guest",
    deleted: "Guest has been deleted successfully.",
    alsoDeletes: " with their travel details",
  },
} as const;

interface PersonDialogProps {
  list: keyof typeof lists;
  /** Null for a new person. */
  person: Person | null;
  countries: readonly Option[];
  /** Preselected country of a new person. */
  countryId: string;
  /** Roles that can be assigned; empty in the form of a guest. */
  roles: readonly RoleTitle[];
  /** The id of the edition; the empty one stands for the current edition. */
  contestId: string;
  edition: FormEdition;
}

/** The dialog that adds or edits a person (specification, section 2, "Control panel"), with travel details for guests. */
export function PersonDialog(props: PersonDialogProps) {
  const { list, person, countries, countryId, roles, contestId, edition } = props;
  const router = useRouter();
  const questions = questionsOf(edition.questions, "GUEST");
  const texts = lists[list];
  const { open, close } = useDialogParam(texts.name);
  const openPerson = (id: string) => (list === "people" ? open(id) : router.push(`/controlPanel/people?person=${id}`));
  const state = useApiForm({
    name: contestId === emptyId ? texts.name : `${texts.name} of the next edition`,
    record: person,
    values: (stored: Person | null) =>
      stored ? personValues(stored, edition) : emptyPerson(countryId, [...texts.roles], edition.questions),
    schema: (values) =>
      values.roles.includes(guestRole) ? withAnswers(guestForm, () => [[["answers"], questions]]) : personForm,
    send(values, options) {
      const body = { ...values, contestId, answers: values.roles.includes(guestRole) ? values.answers : {} };
      return person
        ? api("PUT /api/Person/{id}", { params: { id: person.id }, body })
        : api("POST /api/Person", { body, ...options });
    },
    warnings: async ({ fullName, countryId }) =>
      fullName === person?.fullName
        ? []
        : findDuplicates({ people: [{ id: person?.id, fullName }], countryId, contestId }, (duplicate) =>
            openInstead(duplicate, () => openPerson(duplicate.personId)),
          ),
    success: person ? texts.edited : texts.added,
    after: close,
  });
  const assignedRoles = useWatch({ control: state.form.control, name: "roles" });
  // From the list of guests, only people without another role can be deleted.
  const isDeletable = person && (list === "guests" ? person.roles.length === 1 : !person.roles.some(isRecordRole));
  const deletion = isDeletable && (
    <DeleteRecord
      title={`Delete ${person.fullName}?`}
      description={`Deletes ${person.fullName}${texts.alsoDeletes}.`}
      action={texts.delete}
      send={() => api("DELETE /api/Person/{id}", { params: { id: person.id } })}
      success={texts.deleted}
      after={close}
    />
  );
  return (
    <PageDialog title={person ? `Edit ${person.fullName}` : texts.title} onClose={close}>
      <ApiForm
        state={state}
        labels={{ ...personLabels, answers: answerLabels(questions) }}
        choices={{ ...detailChoices, countryId: countries }}
        action={person ? texts.edit : texts.add}
        unchanged={texts.unchanged}
        moreActions={deletion}
      >
        <PersonDetailsFields
          labels={personLabels}
          pictureLabel="Upload picture"
          picturePath={person?.picturePath ?? null}
          tShirtSizes={edition.enums.tShirtSizesList}
          asksConsent={assignedRoles.includes(guestRole)}
          questions={assignedRoles.includes(guestRole) ? questions : []}
        >
          <SelectField name="countryId" label={personLabels.countryId} required options={countries} />
        </PersonDetailsFields>
        {roles.length > 0 && <RolesField options={roles} stored={person?.roles ?? []} />}
        {assignedRoles.includes(guestRole) && (
          <fieldset>
            <legend className="font-semibold text-ink-soft">A guest needs transport</legend>
            <TravelFields labels={personLabels} {...edition} />
          </fieldset>
        )}
      </ApiForm>
    </PageDialog>
  );
}

/** Checkboxes for the roles, with the reason why some cannot be assigned. */
function RolesField({ options, stored }: { options: readonly RoleTitle[]; stored: readonly string[] }) {
  const id = useId();
  const { register } = useFormContext();
  return (
    <fieldset aria-describedby={id}>
      <legend>
        <FieldLabel>{personLabels.roles}</FieldLabel>
      </legend>
      <p className="my-1 flex flex-wrap gap-2 empty:hidden">
        {stored.filter(isRecordRole).map((role) => (
          <Badge key={role}>{recordRoleTitles[role]}</Badge>
        ))}
      </p>
      <div className="mt-1 grid grid-cols-[repeat(auto-fill,minmax(min(100%,17.5rem),1fr))] gap-x-6">
        {options.map(({ role, title }) => (
          <Checkbox key={role} value={role} {...register("roles")}>
            {title}
          </Checkbox>
        ))}
      </div>
      <FieldHint id={id}>
        Leader, Contestant and Guide cannot be assigned here: they follow from the teams and the guides.
      </FieldHint>
    </fieldset>
  );
}
