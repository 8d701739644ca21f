"use client";

import { DeleteRecord } from "@/components/forms/confirm-delete";
import { DialogForm } from "@/components/forms/dialog-form";
import { PageDialog, useCloseDialog } from "@/components/forms/page-dialog";
import { useApiForm } from "@/components/forms/use-api-form";
import { type PersonChoices, PersonFields } from "@/components/person/admin/person-fields";
import { guestRole } from "@/lib/edition/person-roles";
import { guestPersonForm, personForm } from "@/lib/person/inputs";
import { emptyPerson, type PersonValues, personLabels, personValues } from "@/lib/person/labels";
import { isRecordRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { emptyId } from "@/lib/platform/validation/ids";
import { api } from "@/lib/site/api/client";
import { noTravel } from "@/lib/travel/labels";

/** The texts and the roles of a new person of the lists of people. */
const lists = {
  people: {
    roles: [],
    title: "Add a person",
    add: "Add Person",
    edit: "Edit Person",
    added: "Person has been added successfully.",
    edited: "Person has been edited successfully.",
  },
  guests: {
    roles: [guestRole],
    title: "Add a guest",
    add: "Add Guest",
    edit: "Edit Guest",
    added: "Guest has added successfully.",
    edited: "Guest has edited successfully.",
  },
} as const;

interface PersonFormProps {
  list: keyof typeof lists;
  /** Null for a new person. */
  person: Person | null;
  choices: PersonChoices;
  /** Preselected country of a new person. */
  countryId: string;
  /** Titles of the person's roles that cannot be assigned. */
  recordTitles: readonly string[];
  /** The page's address without the dialog. */
  closeHref: string;
}

/** The dialog that adds or edits a person (specification, section 2, "Control panel"). */
export function PersonDialog(props: PersonFormProps) {
  const { list, person, closeHref } = props;
  return (
    <PageDialog title={person ? `Edit ${person.fullName}` : lists[list].title} closeHref={closeHref}>
      <PersonForm {...props} />
    </PageDialog>
  );
}

function PersonForm({ list, person, choices, countryId, recordTitles, closeHref }: PersonFormProps) {
  const { roles, add, edit, added, edited } = lists[list];
  // Members of a team have no travel details of their own, unless they are guests as well.
  const isMember = person?.roles.includes("LEADER") || person?.roles.includes("CONTESTANT");
  const travelOf = (values: PersonValues) => (isMember && !values.roles.includes(guestRole) ? noTravel : {});
  const state = useApiForm({
    name: "person",
    record: person,
    values: person ? personValues(person, choices.timeZone) : { ...emptyPerson(countryId), roles: [...roles] },
    labels: personLabels,
    schema: (values) => (values.roles.includes(guestRole) ? guestPersonForm : personForm),
    create: (values, options) => api("POST /api/Person", { body: { ...values, contestId: emptyId }, ...options }),
    update: (values, options) =>
      api("PUT /api/Person/{id}", {
        params: { id: person?.id ?? "" },
        body: { ...values, ...travelOf(values), contestId: emptyId },
        ...options,
      }),
    success: person ? edited : added,
    after: useCloseDialog(closeHref),
  });
  // The list of guests deletes nobody who is more than a guest.
  const isDeletable = person && (list === "guests" ? person.roles.length === 1 : !person.roles.some(isRecordRole));
  return (
    <DialogForm
      state={state}
      action={person ? edit : add}
      moreActions={isDeletable && <DeletePerson person={person} closeHref={closeHref} />}
    >
      <PersonFields choices={choices} picturePath={person?.picturePath ?? null} recordTitles={recordTitles} />
    </DialogForm>
  );
}

function DeletePerson({ person: { id, fullName }, closeHref }: { person: Person; closeHref: string }) {
  return (
    <DeleteRecord
      title={`Delete ${fullName}?`}
      description={`Deletes ${fullName}, also from the Committees page.`}
      action="Delete person"
      onDelete={() => api("DELETE /api/Person/{id}", { params: { id } })}
      success="Person has been deleted successfully."
      closeHref={closeHref}
    />
  );
}
