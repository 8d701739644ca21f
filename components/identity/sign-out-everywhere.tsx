"use client";

import { useState } from "react";
import { HydrationGate } from "@/components/forms/hydration-gate";
import { useApiAction } from "@/components/forms/use-api-action";
import { logOut } from "@/components/shell/logout-button";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { useUserId } from "@/components/ui/user-id";
import { api } from "@/lib/site/api/client";

/** Ends all sessions of the user, including this one, after a confirmation. */
export function SignOutEverywhere() {
  const [open, setOpen] = useState(false);
  const userId = useUserId();
  const { pending, run } = useApiAction();
  const confirm = () => run({ send: () => api("POST /api/Identity/LogoutEverywhere"), onDone: () => logOut(userId) });

  return (
    <HydrationGate>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        trigger={<Button>Log out everywhere…</Button>}
        title="Log out everywhere?"
        description="You will be logged out on all devices, including this one."
        action="Log out everywhere"
        pending={pending}
        onConfirm={confirm}
      />
    </HydrationGate>
  );
}
