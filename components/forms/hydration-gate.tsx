import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Disables the controls inside until React has hydrated the page: text typed earlier would be lost. */
export function HydrationGate({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <fieldset disabled={!useHydrated()} className={cx("min-w-0", className)}>
      {children}
    </fieldset>
  );
}
