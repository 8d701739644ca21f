"use client";

import { useState } from "react";
import { logOut } from "@/components/shell/log-out";
import { Button } from "@/components/ui/button";

export function LogoutButton() {
  const [pending, setPending] = useState(false);

  async function click() {
    setPending(true);
    try {
      await logOut();
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
