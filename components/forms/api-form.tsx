import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ConflictPanel } from "@/components/forms/conflict-panel";
import { DraftOffer } from "@/components/forms/draft-offers";
import { ErrorSummary, invalidFields } from "@/components/forms/error-summary";
import { RefusalError } from "@/components/forms/form-error";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { ReadOnlyFields } from "@/components/forms/read-only";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose } from "@/components/ui/dialog";
import { notify } from "@/lib/platform/browser/notifications";

export interface ApiFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** Label of the submit button; a read-only form has none. */
  action: string;
  /** Beside the submit button, such as one that deletes the record. */
  moreActions?: ReactNode;
  isInDialog?: boolean;
  /** Runs for the submit button and the Enter key; saves by default. */
  onSubmit?: () => Promise<unknown>;
  /** The error shown instead of saving a record when nothing was changed. */
  unchanged?: string;
  readOnly?: boolean;
  /** The part of a long form that a field is in, such as "Contestant 2". */
  partOf?: (field: string) => string | undefined;
  "aria-labelledby"?: string;
  /** The fields; they find their form by context. */
  children: ReactNode;
}

/** The form element of useApiForm: an earlier draft, fields, a version conflict, errors, buttons. */
export function ApiForm<V extends FieldValues>(props: ApiFormProps<V>) {
  const { state, action, moreActions, isInDialog, onSubmit = state.submit, readOnly = false } = props;
  const { unchanged = "There are no changes to save.", partOf, children } = props;
  const [hasSummary, setSummary] = useState(false);
  const summaryHeading = useRef<HTMLHeadingElement>(null);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble from a dialog's portal to the form around the dialog.
    event.stopPropagation();
    if (readOnly) return;
    if (!state.hasChanges) return notify("error", unchanged);
    const element = event.currentTarget;
    await onSubmit();
    focusInvalid(element);
  }

  /** Focuses the first invalid field, or a list of them if the form is longer than the window. */
  function focusInvalid(element: HTMLFormElement) {
    const invalid = invalidFields(state.form);
    const isList = invalid.length > 1 && element.offsetHeight > window.innerHeight;
    flushSync(() => setSummary(isList));
    if (isList) summaryHeading.current?.focus();
    else if (invalid[0]) state.form.setFocus(invalid[0].name);
  }

  const submitButton = !readOnly && (
    <Button type="submit" variant={state.hasChanges ? "primary" : "secondary"} pending={state.pending}>
      {action}
    </Button>
  );
  return (
    <FormProvider {...state.form}>
      <form onSubmit={submit} noValidate aria-busy={state.pending} aria-labelledby={props["aria-labelledby"]}>
        <HydrationGate className="grid grid-cols-1 gap-5">
          {state.draft && <DraftOffer {...state.draft} />}
          {hasSummary && <ErrorSummary headingRef={summaryHeading} partOf={partOf} />}
          <ReadOnlyFields when={readOnly}>{children}</ReadOnlyFields>
          {state.conflict && <ConflictPanel {...state} {...state.conflict} />}
          <RefusalError />
          {isInDialog && (
            <DialogActions>
              {moreActions && <span className="mr-auto flex flex-wrap gap-3">{moreActions}</span>}
              <DialogClose>
                <Button>Close</Button>
              </DialogClose>
              {submitButton}
            </DialogActions>
          )}
          {!isInDialog && !readOnly && (
            <Actions>
              {submitButton}
              {moreActions}
            </Actions>
          )}
        </HydrationGate>
        {state.warningDialog}
      </form>
    </FormProvider>
  );
}
