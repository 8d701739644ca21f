"use client";

import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";

/** Opens the browser's print dialog. */
export function PrintButton() {
  return (
    <Button variant="primary" disabled={!useHydrated()} onClick={() => window.print()}>
      Print
    </Button>
  );
}
