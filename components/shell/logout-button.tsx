"use client";

import { useState } from "react";
import { logOut } from "@/components/shell/log-out";
import { Button } from "@/components/ui/button";
import { useUserId } from "@/components/ui/user-id";

export function LogoutButton() {
  const userId = useUserId();
  const [pending, setPending] = useState(false);

  async function click() {
    setPending(true);
    try {
      await logOut(userId);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button size="sm" pending={pending} onClick={click}>
      Logout
    </Button>
  );
}
