import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { useHydrated } from "@/components/ui/use-hydrated";

interface HydrationGateProps {
  className?: string;
  /** Whether the controls are disabled for another reason. */
  disabled?: boolean;
  children: ReactNode;
}

/** Disables the controls inside until React has hydrated the page: text typed earlier would be lost. */
export function HydrationGate({ className, disabled = false, children }: HydrationGateProps) {
  const isHydrated = useHydrated();
  return (
    <fieldset disabled={disabled || !isHydrated} className={cx("min-w-0", className)}>
      {children}
    </fieldset>
  );
}
