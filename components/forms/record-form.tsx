"use client";

import type { FormEvent, ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { ConflictPanel } from "@/components/forms/conflict-panel";
import { ReadOnlyFields } from "@/components/forms/read-only";
import type { Conflict } from "@/components/forms/use-record-form";

interface RecordFormProps<V extends FieldValues, R> {
  record: {
    form: UseFormReturn<V>;
    isSubmitting: boolean;
    conflict: Conflict<R> | null;
    keepMine: () => Promise<boolean>;
    takeTheirs: () => void;
  };
  /** Called for the submit button and the Enter key alike. */
  onSubmit: () => Promise<unknown>;
  /** Called when a conflict is decided. */
  onDecided?: () => void;
  locked: boolean;
  fields: ReactNode;
  /** The buttons under the fields; without any, nothing can be sent. */
  actions?: ReactNode;
}

/** The fields of a stored record, their buttons and, after a save that came too late, the conflict. */
export function RecordForm<V extends FieldValues, R>(props: RecordFormProps<V, R>) {
  const { record, onSubmit, onDecided, locked, fields, actions } = props;
  const { form, isSubmitting, conflict, keepMine, takeTheirs } = record;

  async function submit(event: FormEvent) {
    event.preventDefault();
    // The portals of dialogs hand their events on to the forms around them.
    event.stopPropagation();
    if (actions) await onSubmit();
  }

  async function keep() {
    if (await keepMine()) onDecided?.();
  }

  function take() {
    takeTheirs();
    onDecided?.();
  }

  return (
    <FormProvider {...form}>
      <form onSubmit={submit} noValidate aria-busy={isSubmitting} className="record-form">
        <ReadOnlyFields when={locked}>{fields}</ReadOnlyFields>
        {conflict && (
          <ConflictPanel
            differences={conflict.differences}
            pending={isSubmitting}
            onKeepMine={keep}
            onTakeTheirs={take}
          />
        )}
        {actions && <div className="actions">{actions}</div>}
      </form>
    </FormProvider>
  );
}
