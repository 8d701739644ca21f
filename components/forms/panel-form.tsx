import { type ReactNode, useId } from "react";
import type { FieldValues } from "react-hook-form";
import { ApiForm, type ApiFormProps } from "@/components/forms/api-form";
import { Button } from "@/components/ui/button";
import { Panel } from "@/components/ui/panel";

interface PanelFormProps<V extends FieldValues> extends Omit<ApiFormProps<V>, "action"> {
  action?: string;
  title?: string;
  lead?: ReactNode;
}

/** A form in a panel, with a button that discards what was typed. */
export function PanelForm<V extends FieldValues>(props: PanelFormProps<V>) {
  const { title, lead, action = "Save", moreActions, children, ...formProps } = props;
  const { pending, discard, form } = props.state;
  const titleId = useId();
  return (
    <Panel>
      {title && (
        <h2 id={titleId} className="mb-5 text-xl">
          {title}
        </h2>
      )}
      <ApiForm
        {...formProps}
        action={action}
        aria-labelledby={title && titleId}
        moreActions={
          <>
            {moreActions}
            {form.formState.isDirty && (
              <Button aria-disabled={pending} onClick={discard}>
                Discard changes
              </Button>
            )}
          </>
        }
      >
        {lead && <p className="max-w-measure text-ink-soft">{lead}</p>}
        {children}
      </ApiForm>
    </Panel>
  );
}
