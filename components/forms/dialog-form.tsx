import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";

export interface DialogFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** Label of the submit button. */
  action: string;
  /** The error shown instead of saving when nothing was changed. */
  unchanged?: string | undefined;
  /** Before the Close button, such as one that deletes the record. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** A form inside a Dialog, with Close and submit buttons. */
export function DialogForm<V extends FieldValues>(props: DialogFormProps<V>) {
  const { state, action, unchanged, moreActions, children } = props;
  return (
    <ApiForm
      state={state}
      unchanged={unchanged}
      className="grid grid-cols-1 gap-5"
      actions={
        <DialogActions>
          {moreActions && <span className="mr-auto flex flex-wrap gap-3">{moreActions}</span>}
          <DialogClose>
            <Button>Close</Button>
          </DialogClose>
          <SubmitButton state={state}>{action}</SubmitButton>
        </DialogActions>
      }
    >
      {children}
    </ApiForm>
  );
}
