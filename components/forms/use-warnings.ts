"use client";

import { type RefObject, useEffect, useRef, useState } from "react";

export interface WarningTexts {
  title: string;
  /** Label of the button that sends the values. */
  action: string;
}

/** Warnings about values that the user is asked to send nevertheless. */
export interface Warnings extends WarningTexts {
  sentences: readonly string[];
  answer: (isOverruled: boolean) => void;
}

/** The warnings that are shown, and a function that shows some and resolves to whether the user overrules them. */
export function useWarnings() {
  const [warnings, setWarnings] = useState<Warnings | null>(null);
  const overrule = (sentences: readonly string[], texts: WarningTexts) =>
    new Promise<boolean>((resolve) => {
      setWarnings({
        ...texts,
        sentences,
        answer(isOverruled) {
          setWarnings(null);
          resolve(isOverruled);
        },
      });
    });
  return { warnings, overrule };
}

/** Moves the focus from the closed dialog to the submit button, which is disabled until `pending` is false. */
export function useFocusAfterWarnings(form: RefObject<HTMLFormElement | null>, isShown: boolean, pending: boolean) {
  const wasShown = useRef(false);
  useEffect(() => {
    if (isShown) wasShown.current = true;
    if (pending || !wasShown.current) return;
    wasShown.current = false;
    if (document.activeElement === document.body) form.current?.querySelector<HTMLElement>("[type=submit]")?.focus();
  }, [form, isShown, pending]);
}
