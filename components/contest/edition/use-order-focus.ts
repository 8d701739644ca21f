"use client";

import { useEffect, useRef } from "react";

/**
 * Keeps the focus when items of an ordered list are added, moved or removed: `focusAfterRender` takes the names of elements
 * (data-focus or a field's name), the first of which that exists is focused after the next render.
 */
export function useOrderFocus() {
  const container = useRef<HTMLDivElement>(null);
  const pendingNames = useRef<readonly string[]>([]);

  useEffect(() => {
    for (const name of pendingNames.current) {
      const escaped = CSS.escape(name);
      const selector = `:is([data-focus="${escaped}"], [name="${escaped}"]):not(:disabled)`;
      const found = container.current?.querySelector<HTMLElement>(selector);
      // An added item may appear only after another render.
      if (found) pendingNames.current = [];
      if (found) return found.focus();
    }
  });

  const focusAfterRender = (...names: string[]) => {
    pendingNames.current = names;
  };
  return { container, focusAfterRender };
}

/** The names of the move buttons at position `id`, the one just used first. */
export function moveButtons(id: string | number, isUp: boolean): string[] {
  return isUp ? [`${id} up`, `${id} down`] : [`${id} down`, `${id} up`];
}
