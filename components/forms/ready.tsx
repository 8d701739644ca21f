"use client";

import { type ReactNode, useSyncExternalStore } from "react";

const never = () => () => undefined;

/**
 * Controls that can't be used until the page's scripts have taken them over: on a slow line, what was typed before that
 * would be lost, and a button pressed too early would send the form the browser's way.
 */
export function Ready({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isReady} className="ready">
      {children}
    </fieldset>
  );
}
