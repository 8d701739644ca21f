import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm, type ApiFormProps } from "@/components/forms/api-form";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface EditionFormProps<V extends FieldValues>
  extends Pick<ApiFormProps<V>, "state" | "labels" | "choices" | "children"> {
  lead?: ReactNode;
}

export function EditionForm<V extends FieldValues>({ state, labels, choices, lead, children }: EditionFormProps<V>) {
  return (
    <Panel>
      <ApiForm
        state={state}
        labels={labels}
        choices={choices}
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
