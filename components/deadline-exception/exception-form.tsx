"use client";

import { useRouter } from "next/navigation";
import { useWatch } from "react-hook-form";
import { DateField } from "@/components/forms/date-field";
import { FieldGrid } from "@/components/forms/field-grid";
import { type Option, SelectField } from "@/components/forms/inputs";
import { PanelForm } from "@/components/forms/panel-form";
import { TextField } from "@/components/forms/text-field";
import { useApiForm } from "@/components/forms/use-api-form";
import { useRefreshed } from "@/components/forms/use-refreshed";
import { ButtonLink } from "@/components/ui/button";
import { deadlineExceptionForm } from "@/lib/deadline-exception/inputs";
import {
  type ExceptionValues,
  emptyException,
  exceptionLabels,
  exceptionValues,
} from "@/lib/deadline-exception/labels";
import type { DeadlineException } from "@/lib/deadline-exception/schema";
import { pastDeadlineWarnings } from "@/lib/edition/past-deadline";

const path = "/controlPanel/exceptions";

const success = ({ countryName }: DeadlineException) => `${countryName} now has a later deadline.`;

const toRequest = ({ countryId, ...body }: ExceptionValues) => ({ params: { countryId }, body });

interface AddExceptionFormProps {
  countries: readonly Option[];
  /** The stored exceptions; the form can also change one of them. */
  exceptions: readonly DeadlineException[];
  timeZone: string;
  /** When the page was rendered. */
  now: Date;
  /** Hint that names the regular deadline. */
  hint: string;
}

/** Extends the deadline of a country. */
export function AddExceptionForm({ countries, exceptions, timeZone, now, hint }: AddExceptionFormProps) {
  const router = useRouter();
  const existingFor = (countryId: string) => exceptions.find((exception) => exception.countryId === countryId);
  const state = useApiForm("PUT /api/Contest/exceptions/{countryId}", {
    schema: deadlineExceptionForm,
    defaultValues: emptyException,
    findWarnings: async (values) => pastDeadlineWarnings(values.endOfRegistrationDate, now, timeZone),
    request: (values) => toRequest({ ...values, version: existingFor(values.countryId)?.version ?? 0 }),
    success,
    onSaved: () => router.refresh(),
    // The list then shows what another administrator has saved.
    onConflict: () => router.refresh(),
  });
  const countryId = useWatch({ control: state.form.control, name: "countryId" });
  return (
    <PanelForm state={state} title="Extend a country’s deadline" action="Extend deadline">
      <ExceptionFields
        countries={countries}
        countryHint={existingFor(countryId) && "This country already has a later deadline. Saving replaces it."}
        hint={hint}
      />
    </PanelForm>
  );
}

interface EditExceptionFormProps {
  exception: DeadlineException;
  timeZone: string;
  now: Date;
  hint: string;
}

/** Changes the deadline of a country. */
export function EditExceptionForm({ exception, timeZone, now, hint }: EditExceptionFormProps) {
  const router = useRouter();
  const { countryId, countryName } = exception;
  const stored = exceptionValues(exception, timeZone);
  const state = useApiForm("PUT /api/Contest/exceptions/{countryId}", {
    schema: deadlineExceptionForm,
    record: exception,
    toValues: (stored: DeadlineException) => exceptionValues(stored, timeZone),
    labels: exceptionLabels,
    findWarnings: async ({ endOfRegistrationDate: deadline }) =>
      deadline === stored.endOfRegistrationDate ? [] : pastDeadlineWarnings(deadline, now, timeZone),
    request: toRequest,
    reload: useRefreshed(exception),
    success,
    onSaved() {
      router.push(path);
      router.refresh();
    },
  });
  return (
    <PanelForm
      state={state}
      title={`Change the deadline of ${countryName}`}
      action="Change deadline"
      firstField="endOfRegistrationDate"
      moreActions={<ButtonLink href={path}>Cancel</ButtonLink>}
    >
      <ExceptionFields countries={[{ value: countryId, label: countryName }]} hint={hint} />
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
      <SelectField name="countryId" label={exceptionLabels.countryId} required options={countries} hint={countryHint} />
      <DateField
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
        hint="Only administrators see it."
        className="col-span-full"
      />
    </FieldGrid>
  );
}
