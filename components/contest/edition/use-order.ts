"use client";

import { useEffect, useRef } from "react";

/**
 * Keeps the keyboard where it was when items of an ordered list come, move or go: `follow` names the element (by its
 * data-focus, or a field by its name) to be focused once the list has been drawn anew, or the first of several that can
 * be. The names must be made of places in the list, since the server knows no keys of the browser's.
 */
export function useOrderFocus() {
  const container = useRef<HTMLDivElement>(null);
  const wanted = useRef<readonly string[]>([]);

  useEffect(() => {
    for (const name of wanted.current) {
      const escaped = CSS.escape(name);
      const selector = `:is([data-focus="${escaped}"], [name="${escaped}"]):not(:disabled)`;
      const found = container.current?.querySelector<HTMLElement>(selector);
      // What was added may take another drawing to come.
      if (found) wanted.current = [];
      if (found) return found.focus();
    }
  });

  const follow = (...names: string[]) => {
    wanted.current = names;
  };
  return { container, follow };
}

/** The names of an item's buttons at the place `id`: first the one that moved it there, then the other. */
export function moveButtons(id: string | number, isUp: boolean): string[] {
  return isUp ? [`${id} up`, `${id} down`] : [`${id} down`, `${id} up`];
}
