"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

export function PrintButton({ disabled = false }: { disabled?: boolean }) {
  return (
    <Button variant="primary" disabled={!useHydrated() || disabled} onClick={() => window.print()}>
      Print
    </Button>
  );
}
