"use client";

import { type ReactNode, useId } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { ApiForm } from "@/components/forms/api-form";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface PanelFormProps<V extends FieldValues> {
  /** From useApiForm or useRecordForm. */
  state: { form: UseFormReturn<V>; isSubmitting: boolean };
  onSubmit: () => Promise<unknown>;
  title: string;
  /** Label of the submit button. */
  action: string;
  /** Beside the submit button. */
  moreActions?: ReactNode;
  children: ReactNode;
}

/** A form of the control panel: a titled panel with fields and a submit button. */
export function PanelForm<V extends FieldValues>(props: PanelFormProps<V>) {
  const { state, onSubmit, title, action, moreActions, children } = props;
  const titleId = useId();
  return (
    <HydrationGate>
      <Panel className="mb-10 print:hidden">
        <ApiForm state={state} onSubmit={onSubmit} className="grid grid-cols-1 gap-5" aria-labelledby={titleId}>
          <h2 id={titleId} className="text-xl">
            {title}
          </h2>
          {children}
          <Actions>
            <Button type="submit" variant="primary" pending={state.isSubmitting}>
              {action}
            </Button>
            {moreActions}
          </Actions>
        </ApiForm>
      </Panel>
    </HydrationGate>
  );
}
