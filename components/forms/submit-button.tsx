import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";

interface SubmitButtonProps {
  state: { pending: boolean; hasChanges: boolean };
  children: ReactNode;
}

/** Submits a form of useApiForm; quiet until there is something to save. */
export function SubmitButton({ state, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant={state.hasChanges ? "primary" : "secondary"} pending={state.pending}>
      {children}
    </Button>
  );
}
