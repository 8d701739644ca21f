"use client";

import type { FormEvent, ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";

interface ApiFormProps<V extends FieldValues> {
  /** From useApiForm or useRecordForm. */
  state: { form: UseFormReturn<V>; isSubmitting: boolean };
  onSubmit: () => Promise<unknown>;
  className?: string;
  "aria-labelledby"?: string;
  children: ReactNode;
}

/** The form element of useApiForm and useRecordForm; fields inside find their form by context. */
export function ApiForm<V extends FieldValues>({ state, onSubmit, children, ...attributes }: ApiFormProps<V>) {
  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble from a dialog's portal to the form around the dialog.
    event.stopPropagation();
    await onSubmit();
  }
  return (
    <FormProvider {...state.form}>
      <form onSubmit={submit} noValidate aria-busy={state.isSubmitting} {...attributes}>
        {children}
      </form>
    </FormProvider>
  );
}
