import type { ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Disables the controls inside until React has hydrated the page: text typed earlier would be lost. */
export function HydrationGate({ children }: { children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className="min-w-0">
      {children}
    </fieldset>
  );
}
