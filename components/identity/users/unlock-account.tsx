"use client";

import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/site/api/client";

/** Unlocks an account that was locked after too many failed logins. */
export function UnlockAccount({ id, name }: { id: string; name: string }) {
  const { pending, run } = useApiAction();

  function unlock() {
    return run({
      send: () => api("DELETE /api/Identity/{id}/lock", { params: { id } }),
      success: `${name} can log in again.`,
    });
  }

  return (
    <Button size="sm" variant="quiet" pending={pending} onClick={unlock}>
      Unlock<span className="sr-only"> {name}</span>
    </Button>
  );
}
