import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { SubmitButton } from "@/components/forms/submit-button";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";

interface RecordFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** The error shown instead of saving when nothing was changed. */
  unchanged?: string;
  readOnly?: boolean;
  /** The buttons; without any, the form cannot be submitted. Change by default, none while read-only. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A form that is one of several on its page. */
export function RecordForm<V extends FieldValues>(props: RecordFormProps<V>) {
  const {
    state,
    readOnly = false,
    actions = !readOnly && <SubmitButton state={state}>Change</SubmitButton>,
    ...form
  } = props;
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
