"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ConflictPanel } from "@/components/forms/conflict-panel";
import { differencesOf } from "@/components/forms/differences";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { type PersonChoices, PersonFields } from "@/components/person/admin/person-fields";
import { personResolver } from "@/components/person/admin/person-resolver";
import {
  emptyPerson,
  type PersonRecord,
  type PersonValues,
  personLabels,
  toStore,
} from "@/components/person/admin/person-values";
import { Button, ButtonLink } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { emptyId } from "@/lib/ids";
import { notify } from "@/lib/notifications";
import { guestRole } from "@/lib/person/rules";

interface PersonFormProps {
  /** The person being edited as stored now, or null for a new one. */
  person: PersonRecord | null;
  choices: PersonChoices;
  /** The country of a new person. */
  countryId: string;
  /** Titles of the roles that the person has without anybody having given them. */
  recordTitles: readonly string[];
}

const path = "/controlPanel/people";

/** Adds a person, or edits one (specification, sections 2, 4 and 5, "Person form"). */
export function PersonForm({ person, choices, countryId, recordTitles }: PersonFormProps) {
  const router = useRouter();
  const form = useForm<PersonValues>({
    defaultValues: person?.values ?? emptyPerson(countryId),
    resolver: personResolver,
  });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  /** The version that the next save is based on. */
  const [version, setVersion] = useState(person?.version);
  const [isRefused, setRefused] = useState(false);
  /** What somebody else has stored meanwhile: the page brings it after a refused save. */
  const theirs = isRefused && person && person.version !== version ? person : null;

  const editedId = person?.id;
  useEffect(() => {
    if (editedId) form.setFocus("fullName");
  }, [form, editedId]);

  useEffect(() => {
    if (isSubmitSuccessful && !editedId) form.reset(emptyPerson(countryId));
  }, [form, isSubmitSuccessful, editedId, countryId]);

  async function save(values: PersonValues, base: number | undefined) {
    const kept = toStore(values, person?.recordRoles ?? [], values.roles.includes(guestRole));
    const body = { ...kept, contestId: emptyId };
    if (person) await api("PUT /api/Person/{id}", { params: { id: person.id }, body: { ...body, version: base } });
    else await api("POST /api/Person", { body });
    notify("success", person ? "Person has been edited successfully." : "Person has been added successfully.");
    router.push(path);
    router.refresh();
  }

  const submit = (base: number | undefined) =>
    form.handleSubmit(async (values) => {
      try {
        await save(values, base);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        showServerErrors(form, error);
        if (error.status !== 409) return;
        setRefused(true);
        router.refresh();
      }
    });

  async function keepMine(stored: PersonRecord) {
    setVersion(stored.version);
    await submit(stored.version)();
  }

  function takeTheirs(stored: PersonRecord) {
    setVersion(stored.version);
    form.reset(stored.values);
    form.setFocus("fullName");
  }

  /** The same as people read it. */
  const asShown = (values: PersonValues) => ({
    ...values,
    roles: choices.roles.filter(({ role }) => values.roles.includes(role)).map(({ title }) => title),
    countryId: choices.countries.find(({ value }) => value === values.countryId)?.label,
  });

  return (
    <FormProvider {...form}>
      <HydrationGate>
        <form
          onSubmit={submit(version)}
          noValidate
          aria-busy={isSubmitting}
          className="panel panel-form"
          aria-labelledby="person"
        >
          <h2 id="person">{person ? `Edit ${person.values.fullName}` : "Add a person"}</h2>
          <PersonFields choices={choices} picturePath={person?.picturePath ?? null} recordTitles={recordTitles} />
          {theirs && (
            <ConflictPanel
              differences={differencesOf(personLabels, asShown(form.getValues()), asShown(theirs.values))}
              pending={isSubmitting}
              onKeepMine={() => keepMine(theirs)}
              onTakeTheirs={() => takeTheirs(theirs)}
            />
          )}
          <div className="actions">
            <Button type="submit" variant="primary" pending={isSubmitting} disabled={isSubmitSuccessful}>
              {person ? "Edit Person" : "Add Person"}
            </Button>
            {person && <ButtonLink href={path}>Cancel</ButtonLink>}
          </div>
        </form>
      </HydrationGate>
    </FormProvider>
  );
}
