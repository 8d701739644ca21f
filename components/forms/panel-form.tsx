"use client";

import { type ReactNode, useEffect, useId } from "react";
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
  /** Name of the field that is focused when a link opens the form. */
  firstField?: string;
  /** Beside the submit button. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** A form of the control panel: a titled panel with fields and a submit button. */
export function PanelForm<V extends FieldValues>(props: PanelFormProps<V>) {
  const { state, title, action, firstField, moreActions, children } = props;
  const titleId = useId();
  // react-hook-form's setFocus waits, and would take the focus from a field that was chosen meanwhile.
  useEffect(() => {
    if (firstField) document.getElementsByName(firstField)[0]?.focus();
  }, [firstField]);
  return (
    <HydrationGate>
      <Panel className="mb-10 print:hidden">
        <ApiForm
          state={state}
          className="grid grid-cols-1 gap-5"
          aria-labelledby={titleId}
          actions={
            <Actions>
              <SubmitButton state={state}>{action}</SubmitButton>
              {moreActions}
            </Actions>
          }
        >
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {children}
        </ApiForm>
      </Panel>
    </HydrationGate>
  );
}
