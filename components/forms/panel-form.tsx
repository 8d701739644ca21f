import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { SubmitButton } from "@/components/forms/submit-button";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";
import { Panel } from "@/components/ui/panel";

interface PanelFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  title: string;
  /** Label of the submit button. */
  action: string;
  /** Beside the submit button. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** A form that changes a part of the control panel: a titled panel with fields and a submit button. */
export function PanelForm<V extends FieldValues>({ state, title, action, moreActions, children }: PanelFormProps<V>) {
  const titleId = useId();
  return (
    <HydrationGate>
      <Panel className="mb-10 print:hidden">
        <h2 id={titleId} className="mb-5 text-xl">
          {title}
        </h2>
        <ApiForm
          state={state}
          unchanged="There are no changes to save."
          className="grid grid-cols-1 gap-5"
          aria-labelledby={titleId}
          actions={
            <Actions>
              <SubmitButton state={state}>{action}</SubmitButton>
              {moreActions}
            </Actions>
          }
        >
          {children}
        </ApiForm>
      </Panel>
    </HydrationGate>
  );
}
