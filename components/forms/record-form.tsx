"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { ConflictPanel } from "@/components/forms/conflict-panel";
import { ReadOnlyFields } from "@/components/forms/read-only";
import type { RecordFormState } from "@/components/forms/use-record-form";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";

interface RecordConflictProps<V extends FieldValues> {
  record: RecordFormState<V>;
  /** Called when the user has chosen a version. */
  onResolved?: (() => void) | undefined;
}

/** The version conflict of a record's form, if there is one. */
export function RecordConflict<V extends FieldValues>({ record, onResolved }: RecordConflictProps<V>) {
  const { conflict, isSubmitting, keepMine, takeTheirs } = record;
  if (!conflict) return null;

  async function keep() {
    if (await keepMine()) onResolved?.();
  }

  function take() {
    takeTheirs();
    onResolved?.();
  }

  return <ConflictPanel differences={conflict} pending={isSubmitting} onKeepMine={keep} onTakeTheirs={take} />;
}

interface RecordFormProps<V extends FieldValues> extends RecordConflictProps<V> {
  /** Runs for the submit button and the Enter key; saves by default. */
  onSubmit?: () => Promise<unknown>;
  readOnly: boolean;
  fields: ReactNode;
  /** The buttons; without any, the form cannot be submitted. Change by default, none while read-only. */
  actions?: ReactNode;
}

/** The fields of a stored record with their buttons and the version conflict. */
export function RecordForm<V extends FieldValues>(props: RecordFormProps<V>) {
  const { record, onSubmit = record.submit, onResolved, readOnly, fields } = props;
  const { actions = !readOnly && <ChangeButton pending={record.isSubmitting} /> } = props;

  async function submit() {
    if (actions) await onSubmit();
  }

  return (
    <ApiForm state={record} onSubmit={submit} className="record-form">
      <ReadOnlyFields when={readOnly}>{fields}</ReadOnlyFields>
      <RecordConflict record={record} onResolved={onResolved} />
      {actions && <Actions>{actions}</Actions>}
    </ApiForm>
  );
}

/** The submit button of a record's form. */
export function ChangeButton({ pending }: { pending: boolean }) {
  return (
    <Button type="submit" variant="primary" pending={pending}>
      Change
    </Button>
  );
}
