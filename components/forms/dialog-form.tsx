"use client";

import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";

interface DialogFormProps<V extends FieldValues> {
  /** From useApiForm. */
  state: { form: UseFormReturn<V>; isSubmitting: boolean; submit: () => Promise<boolean> };
  /** Label of the submit button. */
  action: string;
  onSaved: () => void;
  className?: string;
  children: ReactNode;
}

/** A form inside a Dialog, with Close and submit buttons. */
export function DialogForm<V extends FieldValues>(props: DialogFormProps<V>) {
  const { state, action, onSaved, className = "grid grid-cols-1 gap-5", children } = props;

  async function submit() {
    if (await state.submit()) onSaved();
  }

  return (
    <ApiForm state={state} onSubmit={submit} className={className}>
      {children}
      <DialogActions>
        <DialogClose>
          <Button>Close</Button>
        </DialogClose>
        <Button type="submit" variant="primary" pending={state.isSubmitting}>
          {action}
        </Button>
      </DialogActions>
    </ApiForm>
  );
}
