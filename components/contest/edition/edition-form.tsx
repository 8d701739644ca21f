import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface EditionFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  lead?: ReactNode;
  children: ReactNode;
}

export function EditionForm<V extends FieldValues>({ state, lead, children }: EditionFormProps<V>) {
  return (
    <Panel>
      <ApiForm
        state={state}
        action="Save"
        moreActions={
          state.form.formState.isDirty && (
            <Button aria-disabled={state.pending} onClick={state.discard}>
              Discard changes
            </Button>
          )
        }
      >
        {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
        {children}
      </ApiForm>
    </Panel>
  );
}
