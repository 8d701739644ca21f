import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/**
 * Keeps the fields of a search form and the URL the same. Calls `apply` after hydration if something was typed before
 * it, and sets the fields on back and forward.
 */
export function useSearchForm(values: Record<string, string>, apply: () => void): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  const query = new URLSearchParams(values).toString();
  const isHydrated = useHydrated();
  /** The values that the fields were last set to; null after going back, when the fields are those of an older search. */
  const applied = useRef(isHydrated ? null : query);

  const applyTyped = useEffectEvent(() => {
    const fields = [...new FormData(form.current ?? undefined)];
    if (fields.some(([name, value]) => value !== (values[name] ?? ""))) apply();
  });

  useEffect(() => {
    // Next's router finishes its own effects first.
    const timer = setTimeout(applyTyped);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (query === applied.current) return;
    applied.current = query;
    const wanted = new URLSearchParams(query);
    for (const field of form.current?.elements ?? []) {
      const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement;
      // The focused field may be in use.
      if (isField && field !== document.activeElement) field.value = wanted.get(field.name) ?? "";
    }
  }, [query]);

  return form;
}
