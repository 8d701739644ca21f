"use client";

import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { useWatch } from "react-hook-form";
import {
  type ExceptionRecord,
  type ExceptionValues,
  emptyException,
  exceptionLabels,
  exceptionResolver,
} from "@/components/deadline-exception/exception-values";
import { FieldGrid } from "@/components/forms/field-grid";
import { type Option, SelectField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { RecordConflict } from "@/components/forms/record-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRecordForm } from "@/components/forms/use-record-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { ButtonLink } from "@/components/ui/button";
import { api } from "@/lib/api/client";

const path = "/controlPanel/exceptions";

const successFor = (countryName: string) => `${countryName} has a later deadline now.`;

function putException({ countryId, ...values }: ExceptionValues, version: number) {
  return api("PUT /api/Contest/exceptions/{countryId}", { params: { countryId }, body: { ...values, version } });
}

interface AddExceptionFormProps {
  countries: readonly Option[];
  /** The stored exceptions; the form can also change one of them. */
  exceptions: readonly ExceptionRecord[];
  /** Hint that names the regular deadline. */
  hint: string;
}

/** Extends the deadline of a country. */
export function AddExceptionForm({ countries, exceptions, hint }: AddExceptionFormProps) {
  const router = useRouter();
  const existingFor = (countryId: string) => exceptions.find(({ id }) => id === countryId);
  const state = useApiForm<ExceptionValues, { countryName: string }>({
    defaultValues: emptyException,
    resolver: exceptionResolver,
    send: (values) => putException(values, existingFor(values.countryId)?.version ?? 0),
    success: ({ countryName }) => successFor(countryName),
    onSaved: () => router.refresh(),
    // After a conflict the list shows what another administrator has saved.
    onError: ({ status }) => status === 409 && router.refresh(),
    resetOnSave: true,
  });
  const countryId = useWatch({ control: state.form.control, name: "countryId" });
  const exists = existingFor(countryId) !== undefined;
  return (
    <PanelForm state={state} onSubmit={state.submit} title="Extend a country’s deadline" action="Extend deadline">
      <ExceptionFields
        countries={countries}
        countryHint={exists ? "This country has a later deadline already; saving changes it." : undefined}
        hint={hint}
      />
    </PanelForm>
  );
}

interface EditExceptionFormProps {
  exception: ExceptionRecord;
  hint: string;
}

/** Changes the deadline of a country. */
export function EditExceptionForm({ exception, hint }: EditExceptionFormProps) {
  const router = useRouter();
  const { id, countryName } = exception;
  const record = useRecordForm<ExceptionValues, ExceptionRecord>({
    stored: exception,
    toValues: ({ values }) => values,
    resolver: exceptionResolver,
    labels: exceptionLabels,
    async send(values, version) {
      const saved = await putException(values, version);
      return { ...exception, version: saved.version, values };
    },
    readStored: useRefreshed(exception),
    success: successFor(countryName),
    onSaved() {
      router.push(path);
      router.refresh();
    },
  });
  const { setFocus } = record.form;
  useEffect(() => setFocus("endOfRegistrationDate"), [setFocus]);
  return (
    <PanelForm
      state={record}
      onSubmit={record.submit}
      title={`Change the deadline of ${countryName}`}
      action="Change deadline"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <ExceptionFields countries={[{ value: id, label: countryName }]} hint={hint} />
      <RecordConflict record={record} onResolved={() => setFocus("endOfRegistrationDate")} />
    </PanelForm>
  );
}

interface ExceptionFieldsProps {
  countries: readonly Option[];
  countryHint?: string | undefined;
  hint: string;
}

function ExceptionFields({ countries, countryHint, hint }: ExceptionFieldsProps) {
  return (
    <FieldGrid>
      <SelectField name="countryId" label="Country" required options={countries} hint={countryHint} />
      <TextField
        name="endOfRegistrationDate"
        label={exceptionLabels.endOfRegistrationDate}
        required
        type="datetime-local"
        hint={hint}
      />
      <TextField
        name="reason"
        label={exceptionLabels.reason}
        required
        autoComplete="off"
        hint="For the other administrators; the country does not see it."
        className="col-span-full"
      />
    </FieldGrid>
  );
}
