import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm, type ApiFormProps } from "@/components/forms/api-form";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface EditionFormProps<V extends FieldValues>
  extends Pick<ApiFormProps<V>, "state" | "labels" | "choices" | "partOf" | "children"> {
  lead?: ReactNode;
}

export function EditionForm<V extends FieldValues>({ lead, children, ...form }: EditionFormProps<V>) {
  const { state } = form;
  return (
    <Panel>
      <ApiForm
        {...form}
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
