"use client";

import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";

interface RecordFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** Runs for the submit button and the Enter key; saves by default. */
  onSubmit?: () => Promise<unknown>;
  readOnly?: boolean;
  /** The buttons; without any, the form cannot be submitted. Change by default, none while read-only. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form that is one of several on its page. */
export function RecordForm<V extends FieldValues>(props: RecordFormProps<V>) {
  const { state, readOnly = false, actions = !readOnly && <ChangeButton pending={state.pending} />, ...form } = props;
  return (
    <ApiForm
      state={state}
      readOnly={readOnly}
      className="grid grid-cols-1 gap-5"
      actions={actions && <Actions>{actions}</Actions>}
      {...form}
    />
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
