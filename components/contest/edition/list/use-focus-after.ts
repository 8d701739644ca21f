"use client";

import { useCallback, useEffect, useRef } from "react";

/**
 * Moves the keyboard once the list is shown anew: to the first of the selected elements that is there and can be used. A
 * row that changes its place would else drop it.
 */
export function useFocusAfter(): (...selectors: string[]) => void {
  const wanted = useRef<readonly string[]>([]);
  useEffect(() => {
    const elements = wanted.current.map((selector) => document.querySelector<HTMLElement>(selector));
    const target = elements.find((element) => element && !element.matches(":disabled"));
    // A row that was added may take another rendering to come.
    if (target) wanted.current = [];
    target?.focus();
  });
  return useCallback((...selectors) => {
    wanted.current = selectors;
  }, []);
}
