"use client";

import { useRouter } from "next/navigation";
import { PanelForm } from "@/components/forms/panel-form";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { type PersonChoices, PersonFields } from "@/components/person/admin/person-fields";
import { ButtonLink } from "@/components/ui/button";
import { guestRole } from "@/lib/edition/person-roles";
import { guestPersonForm, personForm } from "@/lib/person/inputs";
import { emptyPerson, type PersonValues, personLabels, personValues } from "@/lib/person/labels";
import type { Person } from "@/lib/person/schema";
import { emptyId } from "@/lib/platform/validation/ids";
import { noTravel } from "@/lib/travel/labels";

/** The texts and roles of the lists of people in the control panel. */
const lists = {
  people: {
    path: "/controlPanel/people",
    roles: [],
    title: "Add a person",
    add: "Add Person",
    edit: "Edit Person",
    added: "Person has been added successfully.",
    edited: "Person has been edited successfully.",
  },
  guests: {
    path: "/controlPanel/guests",
    roles: [guestRole],
    title: "Add a guest",
    add: "Add Guest",
    edit: "Edit Guest",
    added: "Guest has added successfully.",
    edited: "Guest has edited successfully.",
  },
} as const;

type List = keyof typeof lists;

/** Opens the page with the form for a new person. */
function useOpenPage(list: List) {
  const router = useRouter();
  return () => {
    router.push(lists[list].path);
    router.refresh();
  };
}

const schemaFor = ({ roles }: PersonValues) => (roles.includes(guestRole) ? guestPersonForm : personForm);

interface AddPersonFormProps {
  list: List;
  choices: PersonChoices;
  /** Preselected country. */
  countryId: string;
}

/** Adds a person (specification, section 2, "Control panel"). */
export function AddPersonForm({ list, choices, countryId }: AddPersonFormProps) {
  const { path, title, add, added, roles } = lists[list];
  const state = useApiForm("POST /api/Person", {
    schema: schemaFor,
    defaultValues: { ...emptyPerson(countryId), roles: [...roles] },
    request: (values) => ({ body: { ...values, contestId: emptyId } }),
    success: added,
    onSaved: useOpenPage(list),
  });
  return (
    <PanelForm
      state={state}
      title={title}
      action={add}
      moreActions={list === "guests" && <ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <PersonFields choices={choices} picturePath={null} recordTitles={[]} />
    </PanelForm>
  );
}

interface EditPersonFormProps {
  list: List;
  person: Person;
  choices: PersonChoices;
  /** Titles of the person's roles that cannot be assigned. */
  recordTitles: readonly string[];
}

/** Edits a person (specification, section 2, "Control panel"). */
export function EditPersonForm({ list, person, choices, recordTitles }: EditPersonFormProps) {
  const { path, edit, edited } = lists[list];
  // Members of a team have no travel details of their own, unless they are guests as well.
  const isMember = person.roles.includes("LEADER") || person.roles.includes("CONTESTANT");
  const travelOf = ({ roles }: PersonValues) => (isMember && !roles.includes(guestRole) ? noTravel : {});
  const state = useApiForm("PUT /api/Person/{id}", {
    schema: schemaFor,
    record: person,
    toValues: (stored: Person) => personValues(stored, choices.timeZone),
    labels: personLabels,
    displayValues: (values) => ({
      ...values,
      roles: choices.roles.filter(({ role }) => values.roles.includes(role)).map(({ title }) => title),
      countryId: choices.countries.find(({ value }) => value === values.countryId)?.label,
    }),
    request: (values) => ({
      params: { id: person.id },
      body: { ...values, ...travelOf(values), contestId: emptyId },
    }),
    reload: useRefreshed(person),
    success: edited,
    onSaved: useOpenPage(list),
  });
  return (
    <PanelForm
      state={state}
      title={`Edit ${person.fullName}`}
      action={edit}
      firstField="fullName"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <PersonFields choices={choices} picturePath={person.picturePath} recordTitles={recordTitles} />
    </PanelForm>
  );
}
