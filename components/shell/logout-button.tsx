"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";

/** Ends the session and goes home. */
export function LogoutButton() {
  const [pending, setPending] = useState(false);

  async function logOut() {
    setPending(true);
    try {
      const [{ signOut }, { removeAllDrafts }] = await Promise.all([import("next-auth/react"), import("@/lib/draft")]);
      await Promise.all([signOut({ redirect: false }), removeAllDrafts()]);
      // A full load, so that nothing rendered for this person stays in the browser's memory.
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
