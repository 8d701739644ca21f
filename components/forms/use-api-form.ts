"use client";

import { type DefaultValues, type FieldValues, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { showServerErrors } from "@/components/forms/server-errors";
import { useUnsavedGuard } from "@/components/forms/use-unsaved-guard";
import { ApiError } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface ApiFormOptions<V extends FieldValues, R> {
  defaultValues: V;
  resolver: Resolver<V>;
  /** Throws ApiError. */
  send: (values: V) => Promise<R>;
  success: string | ((response: R) => string);
  onSaved?: (response: R) => void;
  /** Called when the API refuses the values. Must not throw. */
  onError?: (error: ApiError) => unknown;
  /** Called when the values are invalid and nothing was sent. */
  onInvalid?: () => void;
  /** Maps a field of the request to the form's field. */
  toFormField?: (field: string) => string;
  /** Empties the form after a save, for the next record. */
  resetOnSave?: boolean;
  /** Asked before a link leaves unsaved changes. */
  leaveQuestion?: string;
}

interface ApiFormState<V extends FieldValues> {
  form: UseFormReturn<V>;
  isSubmitting: boolean;
  /** Validates and sends; resolves to whether the values were saved. */
  submit: () => Promise<boolean>;
}

/** A form that sends its values to the API and shows the API's errors beside the fields. */
export function useApiForm<V extends FieldValues, R>(options: ApiFormOptions<V, R>): ApiFormState<V> {
  const { defaultValues, resolver, send, success, onSaved, onError, onInvalid, toFormField } = options;
  const { resetOnSave, leaveQuestion } = options;
  const form = useForm<V>({ defaultValues: defaultValues as DefaultValues<V>, resolver });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedGuard(isDirty, leaveQuestion);

  async function trySend(values: V): Promise<{ response: R } | null> {
    try {
      return { response: await send(values) };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showServerErrors(form, error, toFormField);
      await onError?.(error);
      return null;
    }
  }

  async function submit(): Promise<boolean> {
    let saved = null as { response: R } | null;
    await form.handleSubmit(async (values) => {
      saved = await trySend(values);
    }, onInvalid)();
    return saved ? finish(saved) : false;
  }

  function finish({ response }: { response: R }): true {
    form.reset(resetOnSave ? defaultValues : form.getValues());
    notify("success", typeof success === "string" ? success : success(response));
    onSaved?.(response);
    return true;
  }

  return { form, isSubmitting, submit };
}
