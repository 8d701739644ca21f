"use client";

import { useRouter } from "next/navigation";
import { useEffect, useTransition } from "react";
import { PanelForm } from "@/components/forms/panel-form";
import { RecordConflict } from "@/components/forms/record-form";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRecordForm } from "@/components/forms/use-record-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { type PersonChoices, PersonFields } from "@/components/person/admin/person-fields";
import type { PersonRecord } from "@/components/person/admin/person-record";
import {
  emptyPerson,
  type PersonValues,
  personLabels,
  personResolver,
  toPersonBody,
} from "@/components/person/admin/person-values";
import { ButtonLink } from "@/components/ui/button";
import { api } from "@/lib/api/client";

const path = "/controlPanel/people";

interface AddPersonFormProps {
  choices: PersonChoices;
  /** Preselected country. */
  countryId: string;
}

/** Adds a person (specification, section 2, "Control panel"). */
export function AddPersonForm({ choices, countryId }: AddPersonFormProps) {
  const router = useRouter();
  const state = useApiForm<PersonValues, unknown>({
    defaultValues: emptyPerson(countryId),
    resolver: personResolver,
    send: (values) => api("POST /api/Person", { body: toPersonBody(values) }),
    success: "Person has been added successfully.",
    onSaved() {
      router.push(path);
      router.refresh();
    },
    resetOnSave: true,
  });
  return (
    <PanelForm state={state} onSubmit={state.submit} title="Add a person" action="Add Person">
      <PersonFields choices={choices} picturePath={null} recordTitles={[]} />
    </PanelForm>
  );
}

interface EditPersonFormProps {
  person: PersonRecord;
  choices: PersonChoices;
  /** Titles of the person's roles that cannot be assigned. */
  recordTitles: readonly string[];
}

/** Edits a person (specification, section 2, "Control panel"). */
export function EditPersonForm({ person, choices, recordTitles }: EditPersonFormProps) {
  const router = useRouter();
  const [isLeaving, startTransition] = useTransition();
  const record = useRecordForm<PersonValues, PersonRecord>({
    stored: person,
    toValues: ({ values }) => values,
    resolver: personResolver,
    labels: personLabels,
    displayValues: (values) => ({
      ...values,
      roles: choices.roles.filter(({ role }) => values.roles.includes(role)).map(({ title }) => title),
      countryId: choices.countries.find(({ value }) => value === values.countryId)?.label,
    }),
    async send(values, version) {
      const body = { ...toPersonBody(values, person.recordRoles), version };
      const saved = await api("PUT /api/Person/{id}", { params: { id: person.id }, body });
      return { ...person, version: saved.version, values: { ...values, picture: "" } };
    },
    readStored: useRefreshed(person),
    success: "Person has been edited successfully.",
    onSaved: () =>
      startTransition(() => {
        router.push(path);
        router.refresh();
      }),
  });
  const { setFocus } = record.form;
  useEffect(() => setFocus("fullName"), [setFocus]);
  return (
    <PanelForm
      state={{ ...record, isSubmitting: record.isSubmitting || isLeaving }}
      onSubmit={record.submit}
      title={`Edit ${person.values.fullName}`}
      action="Edit Person"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <PersonFields choices={choices} picturePath={person.picturePath} recordTitles={recordTitles} />
      <RecordConflict record={record} onResolved={() => setFocus("fullName")} />
    </PanelForm>
  );
}
