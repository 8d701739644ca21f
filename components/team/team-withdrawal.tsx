"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/site/api/client";

interface TeamWithdrawalProps {
  id: string;
  name: string;
  isWithdrawn: boolean;
  /** Until when the user can restore the team. */
  until?: string;
}

const endpoint = "/api/Team/{id}/withdrawal";

export function TeamWithdrawal({ id, name, isWithdrawn, until = "" }: TeamWithdrawalProps) {
  const trigger = (
    <Button size="sm">
      {isWithdrawn ? "Restore" : "Withdraw"}
      <span className="sr-only"> {name}</span>
    </Button>
  );
  return isWithdrawn ? (
    <ConfirmAction
      trigger={trigger}
      title={`Restore ${name}?`}
      description="The team takes part again, with its people, travel and guide. It needs new seats and transfers."
      action="Restore team"
      variant="primary"
      send={(query) => api(`DELETE ${endpoint}`, { params: { id }, query })}
      success="Team has been restored."
    />
  ) : (
    <ConfirmAction
      trigger={trigger}
      title={`Withdraw ${name}?`}
      description={`The team disappears from the site and from every list and count, and its seats and transfers become free. You can restore it here${until}.`}
      action="Withdraw team"
      send={() => api(`POST ${endpoint}`, { params: { id } })}
      success="Team has been withdrawn."
    />
  );
}
