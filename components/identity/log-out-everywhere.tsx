"use client";

import { ConfirmAction } from "@/components/forms/confirm-action";
import { logOut } from "@/components/identity/log-out";
import { Button } from "@/components/ui/button";
import { useUserId } from "@/components/ui/user-id";
import { api } from "@/lib/site/api/client";

export function LogOutEverywhere() {
  const userId = useUserId();
  return (
    <ConfirmAction
      trigger={<Button className="justify-self-start">Log out everywhere…</Button>}
      title="Log out everywhere?"
      description="You will be logged out on all devices, including this one."
      action="Log out everywhere"
      variant="primary"
      send={() => api("POST /api/Identity/LogoutEverywhere")}
      after={() => logOut(userId)}
      refresh={false}
    />
  );
}
