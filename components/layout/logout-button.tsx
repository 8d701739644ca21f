"use client";

import { useState } from "react";
import { logOut } from "@/components/identity/log-out";
import { Button } from "@/components/ui/button";
import { useUserId } from "@/components/ui/user-id";

export function LogoutButton() {
  const userId = useUserId();
  const [pending, setPending] = useState(false);

  async function handleClick() {
    setPending(true);
    try {
      await logOut(userId);
    } finally {
      setPending(false);
    }
  }

  return (
    <Button size="sm" pending={pending} onClick={handleClick}>
      Logout
    </Button>
  );
}
