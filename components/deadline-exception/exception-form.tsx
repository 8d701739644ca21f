"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useRouter } from "next/navigation";
import { useEffect } from "react";
import { FormProvider, useForm } from "react-hook-form";
import {
  type ExceptionValues,
  emptyException,
  exceptionFormSchema,
  type StoredException,
} from "@/components/deadline-exception/exception-values";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { type Option, SelectField, TextField } from "@/components/forms/inputs";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { Button, ButtonLink } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface ExceptionFormProps {
  countries: readonly Option[];
  /** The exceptions there are; one for a country that has one already changes it. */
  stored: readonly StoredException[];
  /** The one that is being changed, or null for a new one. */
  edited: StoredException | null;
  /** Says which dates hold without an exception. */
  hint: string;
}

const path = "/controlPanel/exceptions";

/** The schema reads what the form holds; the form keeps holding it as it was typed. */
const resolver = zodResolver(exceptionFormSchema, undefined, { raw: true });

const valuesOf = ({ countryId, endOfRegistrationDate, reason }: ExceptionValues) => ({
  countryId,
  endOfRegistrationDate,
  reason,
});

/** Gives a country a later end of registration, or changes the one it has. */
export function ExceptionForm({ countries, stored, edited, hint }: ExceptionFormProps) {
  const router = useRouter();
  const form = useForm<ExceptionValues>({ defaultValues: edited ? valuesOf(edited) : emptyException, resolver });
  const { isDirty, isSubmitting, isSubmitSuccessful } = form.formState;
  useUnsavedGuard(isDirty && !isSubmitSuccessful);
  const chosen = form.watch("countryId");
  const existing = stored.find(({ countryId }) => countryId === chosen);

  const editedId = edited?.countryId;
  useEffect(() => {
    if (editedId) form.setFocus("endOfRegistrationDate");
  }, [form, editedId]);

  useEffect(() => {
    if (isSubmitSuccessful && !editedId) form.reset(emptyException);
  }, [form, isSubmitSuccessful, editedId]);

  async function give({ countryId, ...values }: ExceptionValues) {
    try {
      const body = { ...values, version: existing?.version ?? 0 };
      const { countryName } = await api("PUT /api/Contest/exceptions/{countryId}", { params: { countryId }, body });
      notify("success", `${countryName} has a later deadline now.`);
      if (editedId) router.push(path);
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error);
      // Somebody else has given or changed one meanwhile: the list shows it, and the next save is made from it.
      if (error.status === 409) router.refresh();
    }
  }

  return (
    <FormProvider {...form}>
      <HydrationGate>
        <form
          onSubmit={form.handleSubmit(give)}
          noValidate
          aria-busy={isSubmitting}
          className="panel panel-form"
          aria-labelledby="give-exception"
        >
          <h2 id="give-exception">
            {edited ? `Change the deadline of ${edited.countryName}` : "Give a country a later deadline"}
          </h2>
          <div className="form-grid">
            <SelectField
              name="countryId"
              label="Country"
              required
              options={edited ? countries.filter(({ value }) => value === edited.countryId) : countries}
              hint={!edited && existing ? "This country has a later deadline already; saving changes it." : undefined}
            />
            <TextField
              name="endOfRegistrationDate"
              label="Registration ends"
              required
              type="datetime-local"
              hint={hint}
            />
            <TextField
              name="reason"
              label="Reason"
              required
              autoComplete="off"
              hint="For the other administrators; the country does not see it."
              className="exception-reason"
            />
          </div>
          <div className="actions">
            <Button type="submit" variant="primary" pending={isSubmitting}>
              {edited ? "Change deadline" : "Give deadline"}
            </Button>
            {edited && <ButtonLink href={path}>Cancel</ButtonLink>}
          </div>
        </form>
      </HydrationGate>
    </FormProvider>
  );
}
