"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { ResetPassword } from "@/components/identity/users/reset-password";
import { Button } from "@/components/ui/button";
import { ApiError, api } from "@/lib/api/client";
import { notify } from "@/lib/notifications";

interface UserActionsProps {
  id: string;
  name: string;
  disabled: boolean;
}

/** Buttons that reset the password of an account, disable or enable it. */
export function UserActions({ id, name, disabled }: UserActionsProps) {
  const router = useRouter();
  const [isPending, setPending] = useState(false);

  async function toggle() {
    setPending(true);
    try {
      await api("PUT /api/Identity/{id}/disabled", { params: { id }, body: { disabled: !disabled } });
      notify("success", disabled ? `${name} may sign in again.` : `${name} is signed out and may not sign in.`);
      router.refresh();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    } finally {
      setPending(false);
    }
  }

  return (
    <span className="flex gap-2">
      <ResetPassword id={id} name={name} />
      <Button size="sm" variant={disabled ? "secondary" : "danger"} pending={isPending} onClick={toggle}>
        {disabled ? "Enable" : "Disable"}
        <span className="sr-only"> {name}</span>
      </Button>
    </span>
  );
}
