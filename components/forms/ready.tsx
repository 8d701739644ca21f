"use client";

import type { ReactNode } from "react";
import { useLive } from "@/components/ui/use-live";

/**
 * Controls that can't be used until the page's scripts have taken them over: on a slow line, what was typed before that
 * would be lost, and a button pressed too early would send the form the browser's way.
 */
export function Ready({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useLive()} className="ready">
      {children}
    </fieldset>
  );
}
