"use client";

import { useRouter } from "next/navigation";
import { PanelForm } from "@/components/forms/panel-form";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { type PersonChoices, PersonFields } from "@/components/person/admin/person-fields";
import { ButtonLink } from "@/components/ui/button";
import { emptyId } from "@/lib/ids";
import { emptyPerson, type PersonValues, personLabels, personValues } from "@/lib/person/fields";
import { guestPersonForm, personForm } from "@/lib/person/inputs";
import { guestRole } from "@/lib/person/rules";
import type { Person } from "@/lib/person/schema";
import { noTravel } from "@/lib/travel/fields";

const path = "/controlPanel/people";

/** Opens the page with the form for a new person. */
function useOpenPage() {
  const router = useRouter();
  return () => {
    router.push(path);
    router.refresh();
  };
}

const schemaFor = ({ roles }: PersonValues) => (roles.includes(guestRole) ? guestPersonForm : personForm);

interface AddPersonFormProps {
  choices: PersonChoices;
  /** Preselected country. */
  countryId: string;
}

/** Adds a person (specification, section 2, "Control panel"). */
export function AddPersonForm({ choices, countryId }: AddPersonFormProps) {
  const state = useApiForm("POST /api/Person", {
    schema: schemaFor,
    defaultValues: emptyPerson(countryId),
    request: (values) => ({ body: { ...values, contestId: emptyId } }),
    success: "Person has been added successfully.",
    onSaved: useOpenPage(),
  });
  return (
    <PanelForm state={state} title="Add a person" action="Add Person">
      <PersonFields choices={choices} picturePath={null} recordTitles={[]} />
    </PanelForm>
  );
}

interface EditPersonFormProps {
  person: Person;
  choices: PersonChoices;
  /** Titles of the person's roles that cannot be assigned. */
  recordTitles: readonly string[];
}

/** Edits a person (specification, section 2, "Control panel"). */
export function EditPersonForm({ person, choices, recordTitles }: EditPersonFormProps) {
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
    success: "Person has been edited successfully.",
    onSaved: useOpenPage(),
  });
  return (
    <PanelForm
      state={state}
      title={`Edit ${person.fullName}`}
      action="Edit Person"
      firstField="fullName"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <PersonFields choices={choices} picturePath={person.picturePath} recordTitles={recordTitles} />
    </PanelForm>
  );
}
