import { cx } from "class-variance-authority";
import { type ReactNode, type SubmitEvent, useState } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { ConflictPanel } from "@/components/forms/conflict-panel";
import type { Choices, Labels } from "@/components/forms/differences";
import { ErrorSummary, invalidFields } from "@/components/forms/error-summary";
import { FieldError } from "@/components/forms/field-parts";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { ReadOnlyFields } from "@/components/forms/read-only";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { Actions } from "@/components/ui/actions";
import { Button } from "@/components/ui/button";
import { DialogActions, DialogClose, useInDialog } from "@/components/ui/dialog";
import { useHydrated } from "@/components/ui/use-hydrated";
import { notify } from "@/lib/platform/browser/notifications";

export interface ApiFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** Label of the submit button; a read-only form has none. */
  action: string;
  /** Labels of the fields, to name those that another user has changed. */
  labels?: Labels;
  choices?: Choices;
  moreActions?: ReactNode;
  /** Runs for the submit button and the Enter key; saves by default. */
  onSubmit?: () => Promise<unknown>;
  /** The error shown instead of saving a record when nothing was changed. */
  unchanged?: string;
  readOnly?: boolean;
  /** Whether the submit button stays at the bottom of the screen. */
  staysInView?: boolean;
  /** The part of a long form that a field is in, such as "Contestant 2". */
  partOf?: (field: string) => string | undefined;
  "aria-labelledby"?: string;
  children: ReactNode;
}

/** Renders the form of useApiForm with its errors, conflict and buttons; in a dialog, with one that closes it. */
export function ApiForm<V extends FieldValues>(props: ApiFormProps<V>) {
  const { state, action, labels = {}, choices, moreActions, onSubmit = state.submit } = props;
  const { unchanged = "There are no changes to save.", readOnly = false, staysInView, partOf, children } = props;
  const { form, conflict } = state;
  const isInDialog = useInDialog();
  /** The key of the list of errors: a new one for each attempt, so that each list takes the focus; 0 without a list. */
  const [summaryKey, setSummaryKey] = useState(0);
  const wholeFormError = form.formState.errors.root?.server?.message;

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // React events bubble from a dialog's portal to the form around the dialog.
    event.stopPropagation();
    if (readOnly || state.pending) return;
    if (!state.hasChanges) return notify("error", unchanged);
    const { currentTarget: element } = event;
    await onSubmit();
    showErrors(element);
  }

  /** Focuses the first invalid field, or a list of them if the form is longer than the window. */
  function showErrors(element: HTMLFormElement) {
    const invalid = invalidFields(form);
    const isList = invalid.length > 1 && element.offsetHeight > window.innerHeight;
    setSummaryKey((key) => (isList ? key + 1 : 0));
    if (!isList && invalid[0]) form.setFocus(invalid[0].name);
  }

  const submitButton = !readOnly && (
    <Button type="submit" variant="primary" pending={state.pending}>
      {action}
    </Button>
  );
  return (
    <FormProvider {...form}>
      <form
        // Keeps a focused control from being hidden behind the submit button.
        className={cx(staysInView && "[&_:is(input,select,textarea,button)]:scroll-mb-24")}
        onSubmit={submit}
        noValidate
        aria-busy={state.pending}
        aria-labelledby={props["aria-labelledby"]}
      >
        <HydrationGate disabled={state.draft.isRestoring} className="grid grid-cols-1 gap-5">
          {state.draft.note}
          {summaryKey > 0 && <ErrorSummary key={summaryKey} partOf={partOf} />}
          <ReadOnlyFields when={readOnly}>{children}</ReadOnlyFields>
          {conflict && <ConflictPanel state={state} conflict={conflict} labels={labels} choices={choices} />}
          {wholeFormError && <FieldError role="alert">{wholeFormError}</FieldError>}
          {isInDialog && (
            <DialogActions>
              {moreActions && <span className="mr-auto flex flex-wrap gap-3">{moreActions}</span>}
              <DialogClose />
              {submitButton}
            </DialogActions>
          )}
          {!isInDialog && !readOnly && (
            <Actions
              className={cx(
                staysInView &&
                  "sticky bottom-0 z-5 -mx-gutter border-rule border-t bg-paper px-gutter py-3 lg:mx-0 lg:px-0",
              )}
            >
              {submitButton}
              {moreActions}
              {staysInView && <LoadingNote isRestoring={state.draft.isRestoring} />}
            </Actions>
          )}
        </HydrationGate>
        {state.warningDialog}
      </form>
    </FormProvider>
  );
}

/** Says why the fields of a long form are disabled at first. */
function LoadingNote({ isRestoring }: { isRestoring: boolean }) {
  const isHydrated = useHydrated();
  return (isRestoring || !isHydrated) && <span className="self-center text-ink-soft">Loading the form…</span>;
}
