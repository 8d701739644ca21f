"use client";

import type { ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/** For what the server may render differently, such as dates in words. */
export function BrowserOnly({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
