"use client";

import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard where it was when items of an ordered list move or go: `follow` names the element (by its
 * data-focus) to be focused once the list has been drawn anew, or the first of several that can be.
 */
export function useOrderFocus() {
  const container = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);

  useEffect(() => {
    if (wanted.current.length === 0) return;
    const names = wanted.current;
    wanted.current = [];
    for (const name of names) {
      const found = container.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(name)}"]:not(:disabled)`);
      if (found) return found.focus();
    }
  });

  const follow = (...names: string[]) => {
    wanted.current = names;
  };
  return { container, follow };
}
