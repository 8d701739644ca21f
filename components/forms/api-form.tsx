import { type FormEvent, lazy, type ReactNode, Suspense, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { DraftOffer } from "@/components/forms/draft-offer";
import { ErrorSummary } from "@/components/forms/error-summary";
import { ReadOnlyFields } from "@/components/forms/read-only";
import type { ApiFormState } from "@/components/forms/use-api-form";
import { useFocusAfterWarnings } from "@/components/forms/use-warnings";
import { notify } from "@/lib/platform/browser/notifications";

/** Loaded on demand, like the dialog below: they are rare. */
const ConflictPanel = lazy(async () => ({
  default: (await import("@/components/forms/conflict-panel")).ConflictPanel,
}));

const WarningDialog = lazy(async () => ({
  default: (await import("@/components/forms/warning-dialog")).WarningDialog,
}));

interface ApiFormProps<V extends FieldValues> {
  state: ApiFormState<V>;
  /** Runs for the submit button and the Enter key; saves by default. */
  onSubmit?: () => Promise<unknown>;
  /** The error shown instead of saving a record when nothing was changed. Without it, unchanged values are sent. */
  unchanged?: string;
  readOnly?: boolean;
  className?: string;
  "aria-labelledby"?: string;
  /** The buttons; without any, the form cannot be submitted. */
  actions: ReactNode;
  /** The fields; they find their form by context. */
  children: ReactNode;
}

/** The form element of useApiForm: an earlier draft, fields, a version conflict, errors, buttons. */
export function ApiForm<V extends FieldValues>(props: ApiFormProps<V>) {
  const { state, onSubmit = state.submit, unchanged, readOnly = false, actions, children, ...attributes } = props;
  const element = useRef<HTMLFormElement>(null);
  useFocusAfterWarnings(element, state.warnings !== null, state.pending);

  async function submit(event: FormEvent) {
    event.preventDefault();
    // React events bubble from a dialog's portal to the form around the dialog.
    event.stopPropagation();
    if (!actions) return;
    if (unchanged && !state.hasChanges) notify("error", unchanged);
    else await onSubmit();
  }

  return (
    <FormProvider {...state.form}>
      <form ref={element} onSubmit={submit} noValidate aria-busy={state.pending} {...attributes}>
        {state.draft && <DraftOffer {...state.draft} />}
        <ReadOnlyFields when={readOnly}>{children}</ReadOnlyFields>
        {state.conflict && (
          <Suspense>
            <ConflictPanel {...state} fields={state.conflict} />
          </Suspense>
        )}
        {state.warnings && (
          <Suspense>
            <WarningDialog {...state.warnings} />
          </Suspense>
        )}
        <ErrorSummary form={element} />
        {actions}
      </form>
    </FormProvider>
  );
}
