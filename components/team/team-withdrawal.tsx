"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { useApiAction } from "@/components/forms/use-api-action";
import { Button } from "@/components/ui/button";
import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { api } from "@/lib/site/api/client";

interface TeamWithdrawalProps {
  id: string;
  name: string;
  isWithdrawn: boolean;
}

const endpoint = "/api/Team/{id}/withdrawal";

/** Withdraws a team or restores a withdrawn one, after a confirmation. */
export function TeamWithdrawal({ id, name, isWithdrawn }: TeamWithdrawalProps) {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const { pending, run } = useApiAction();

  const texts = isWithdrawn
    ? {
        title: `Restore ${name}?`,
        description: "The team takes part again, with its people, travel and guide. Its contestants need new seats.",
        action: "Restore team",
      }
    : {
        title: `Withdraw ${name}?`,
        description:
          "The team disappears from the site and from every list and count, and its seats become free. You can restore it here.",
        action: "Withdraw team",
      };

  function confirm() {
    return run({
      send: () => api(isWithdrawn ? `DELETE ${endpoint}` : `POST ${endpoint}`, { params: { id } }),
      success: isWithdrawn ? "Team has been restored." : "Team has been withdrawn.",
      onDone() {
        setOpen(false);
        router.refresh();
      },
      onStale: () => router.refresh(),
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button size="sm">
          {isWithdrawn ? "Restore" : "Withdraw"}
          <span className="sr-only"> {name}</span>
        </Button>
      }
      variant={isWithdrawn ? "primary" : "danger"}
      pending={pending}
      onConfirm={confirm}
      {...texts}
    />
  );
}
