"use client";

import { useEffect, useRef } from "react";

/**
 * Keeps the focus when items of an ordered list are added, moved or removed: `follow` takes the names of elements
 * (data-focus or a field's name), the first of which that exists is focused after the next render.
 */
export function useOrderFocus() {
  const container = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);

  useEffect(() => {
    for (const name of wanted.current) {
      const escaped = CSS.escape(name);
      const selector = `:is([data-focus="${escaped}"], [name="${escaped}"]):not(:disabled)`;
      const found = container.current?.querySelector<HTMLElement>(selector);
      // An added item may appear only after another render.
      if (found) wanted.current = [];
      if (found) return found.focus();
    }
  });

  const follow = (...names: string[]) => {
    wanted.current = names;
  };
  return { container, follow };
}

/** The names of the move buttons at position `id`, the one just used first. */
export function moveButtons(id: string | number, isUp: boolean): string[] {
  return isUp ? [`${id} up`, `${id} down`] : [`${id} down`, `${id} up`];
}
