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
    delete: "Delete person",
    deleted: "Person has been deleted successfully.",
    alsoDeletes: ", also from the Committees page",
  },
  guests: {
    roles: [guestRole],
    title: "Add a guest",
    add: "Add Guest",
    edit: "Edit Guest",
    added: "Guest has added successfully.",
    edited: "Guest has edited successfully.",
    delete: "Delete guest",
    deleted: "Guest has been deleted successfully.",
    alsoDeletes: " with their travel details",
  },
} as const;

interface PersonDialogProps {
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
export function PersonDialog({ list, person, choices, countryId, recordTitles, closeHref }: PersonDialogProps) {
  const texts = lists[list];
  // Members of a team have no travel details of their own, unless they are guests as well.
  const isMember = person?.roles.includes("LEADER") || person?.roles.includes("CONTESTANT");
  const travelOf = (values: PersonValues) => (isMember && !values.roles.includes(guestRole) ? noTravel : {});
  const state = useApiForm({
    name: "person",
    record: person,
    values: person ? personValues(person, choices.timeZone) : { ...emptyPerson(countryId), roles: [...texts.roles] },
    labels: personLabels,
    schema: (values) => (values.roles.includes(guestRole) ? guestPersonForm : personForm),
    create: (values, options) => api("POST /api/Person", { body: { ...values, contestId: emptyId }, ...options }),
    update: (values, options) =>
      api("PUT /api/Person/{id}", {
        params: { id: person?.id ?? "" },
        body: { ...values, ...travelOf(values), contestId: emptyId },
        ...options,
      }),
    success: person ? texts.edited : texts.added,
    after: useCloseDialog(closeHref),
  });
  // The list of guests deletes nobody who is more than a guest.
  const isDeletable = person && (list === "guests" ? person.roles.length === 1 : !person.roles.some(isRecordRole));
  const deletion = isDeletable && (
    <DeleteRecord
      title={`Delete ${person.fullName}?`}
      description={`Deletes ${person.fullName}${texts.alsoDeletes}.`}
      action={texts.delete}
      onDelete={() => api("DELETE /api/Person/{id}", { params: { id: person.id } })}
      success={texts.deleted}
      closeHref={closeHref}
    />
  );
  return (
    <PageDialog title={person ? `Edit ${person.fullName}` : texts.title} closeHref={closeHref}>
      <DialogForm state={state} action={person ? texts.edit : texts.add} moreActions={deletion}>
        <PersonFields choices={choices} picturePath={person?.picturePath ?? null} recordTitles={recordTitles} />
      </DialogForm>
    </PageDialog>
  );
}
