import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { SubmitButton } from "@/components/forms/submit-button";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface EditionFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** Above the fields. */
  lead?: ReactNode;
  children: ReactNode;
}

/** The form of one view of the edition's page. */
export function EditionForm<V extends FieldValues>({ state, lead, children }: EditionFormProps<V>) {
  return (
    <HydrationGate>
      <Panel>
        <ApiForm
          state={state}
          unchanged="There are no changes to save."
          className="grid grid-cols-1 gap-5"
          actions={
            <Actions>
              <SubmitButton state={state}>Save</SubmitButton>
              {state.form.formState.isDirty && (
                <Button disabled={state.pending} onClick={state.discard}>
                  Discard changes
                </Button>
              )}
            </Actions>
          }
        >
          {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
          {children}
        </ApiForm>
      </Panel>
    </HydrationGate>
  );
}
