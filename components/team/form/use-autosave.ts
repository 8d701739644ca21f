import { useEffect, useEffectEvent } from "react";
import type { FieldValues } from "react-hook-form";
import type { ApiFormState } from "@/components/forms/use-api-form";

const debounceMs = 400;

/** Keeps a draft on this device while the user types, unless an earlier one is offered, which it would overwrite. */
export function useAutosave<V extends FieldValues>({ form, draft, saveDraft }: ApiFormState<V>): void {
  const { subscribe } = form;
  const { isDirty } = form.formState;
  const save = useEffectEvent(() => void saveDraft());

  useEffect(() => {
    if (!isDirty || draft) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const saveSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(save, debounceMs);
    };
    saveSoon();
    const unsubscribe = subscribe({ formState: { values: true }, callback: saveSoon });
    // A phone may end a background page without any other event.
    document.addEventListener("visibilitychange", save);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", save);
    };
  }, [isDirty, draft, subscribe]);
}
