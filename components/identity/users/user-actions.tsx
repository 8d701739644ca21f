"use client";

import { useRouter } from "next/navigation";
import { useApiAction } from "@/components/forms/use-api-action";
import { ResetPassword } from "@/components/identity/users/reset-password";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/site/api/client";

interface UserActionsProps {
  id: string;
  name: string;
  disabled: boolean;
}

/** The buttons of the dialog of another's account that reset its password, and disable or enable it. */
export function UserActions({ id, name, disabled }: UserActionsProps) {
  const router = useRouter();
  const { pending, run } = useApiAction();

  function disable(value: boolean): Promise<void> {
    return run({
      send: () => api("PUT /api/Identity/{id}/disabled", { params: { id }, body: { disabled: value } }),
      success: value ? `${name} is logged out and can no longer log in.` : `${name} can log in again.`,
      successAction: value ? { label: "Undo", onClick: () => void disable(false) } : undefined,
      onDone: () => router.refresh(),
    });
  }

  return (
    <>
      <ResetPassword id={id} name={name} />
      <Button pending={pending} onClick={() => disable(!disabled)}>
        {disabled ? "Enable" : "Disable"}
        <span className="sr-only"> {name}</span>
      </Button>
    </>
  );
}
