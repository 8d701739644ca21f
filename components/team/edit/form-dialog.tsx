import type { ReactElement, ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { DialogForm } from "@/components/forms/dialog-form";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface FormDialogProps<V extends FieldValues> {
  state: ApiFormState<V>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The button that opens the dialog. */
  trigger: ReactElement;
  title: string;
  description?: ReactNode;
  /** Label of the submit button. */
  action: string;
  /** The error shown instead of saving when nothing was changed. */
  unchanged?: string;
  /** Such as a button that deletes the record. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** A button with the dialog of a form. Typed values stay when the dialog is closed. */
export function FormDialog<V extends FieldValues>(props: FormDialogProps<V>) {
  const { state, open, onOpenChange, trigger, title, description, moreActions, ...form } = props;

  function handleOpenChange(next: boolean) {
    if (next) state.clearErrors();
    onOpenChange(next);
  }

  const discard = state.form.formState.isDirty && (
    <Button variant="quiet" onClick={state.discard}>
      Discard changes
    </Button>
  );
  return (
    <Dialog open={open} onOpenChange={handleOpenChange} trigger={trigger} title={title} description={description}>
      <DialogForm
        state={state}
        moreActions={
          <>
            {moreActions}
            {discard}
          </>
        }
        {...form}
      />
    </Dialog>
  );
}
