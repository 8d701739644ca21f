"use client";

import { useRouter } from "next/navigation";
import { ConfirmAction } from "@/components/forms/confirm-action";
import { Button } from "@/components/ui/button";
import { api } from "@/lib/site/api/client";

interface WithdrawTeamProps {
  id: string;
  name: string;
  /** The path of the list that is opened afterwards. */
  listHref: string;
  /** Until when the user can restore the team, such as " until registration ends"; empty without a limit. */
  until: string;
}

/** Withdraws the team of this page, and opens the list. */
export function WithdrawTeam({ id, name, listHref, until }: WithdrawTeamProps) {
  const router = useRouter();
  return (
    <ConfirmAction
      trigger={
        <Button>
          Withdraw<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Withdraw ${name}?`}
      description={`The team disappears from the site and from every list and count, and its seats and transfers become free. You can restore it in the list of teams${until}.`}
      action="Withdraw team"
      send={() => api("POST /api/Team/{id}/withdrawal", { params: { id } })}
      success="Team has been withdrawn."
      after={() => router.push(listHref)}
      refresh={false}
    />
  );
}

export function RestoreTeam({ id, name }: Pick<WithdrawTeamProps, "id" | "name">) {
  return (
    <ConfirmAction
      trigger={
        <Button size="sm">
          Restore<span className="sr-only"> {name}</span>
        </Button>
      }
      title={`Restore ${name}?`}
      description="The team takes part again, with its people, travel and guide. It needs new seats and transfers."
      action="Restore team"
      variant="primary"
      send={(query) => api("DELETE /api/Team/{id}/withdrawal", { params: { id }, query })}
      success="Team has been restored."
    />
  );
}
