"use client";

import { type RefObject, useEffect, useRef } from "react";

/** When `key` changes and the focused control went with the change, the keyboard goes on from `target`. */
export function useFocusFallback(target: RefObject<HTMLElement | null>, key: unknown): void {
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    // A closing dialog first tries to give the focus back to its button.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [target, key]);
}
