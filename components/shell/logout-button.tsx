"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

export function LogoutButton() {
  const [pending, setPending] = useState(false);

  async function logOut() {
    setPending(true);
    try {
      const [{ signOut }, { removeAllDrafts }] = await Promise.all([import("next-auth/react"), import("@/lib/draft")]);
      await Promise.all([signOut({ redirect: false }), removeAllDrafts()]);
      // A full page load drops everything rendered for this user.
      window.location.assign("/");
    } finally {
      setPending(false);
    }
  }

  return (
    <Button small pending={pending} onClick={logOut}>
      Logout
    </Button>
  );
}
