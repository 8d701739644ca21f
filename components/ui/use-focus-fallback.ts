import { type RefObject, useEffect, useRef } from "react";

/** Focuses `target` when `key` changes and the focused element was removed with the change. */
export function useFocusFallback(target: RefObject<HTMLElement | null>, key: unknown): void {
  const previous = useRef(key);
  useEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    // A closing dialog first tries to return the focus to its trigger.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) target.current?.focus();
    });
    return () => clearTimeout(timer);
  }, [target, key]);
}
