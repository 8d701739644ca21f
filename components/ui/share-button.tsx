"use client";

import { Button } from "@/components/ui/button";
import { copyText } from "@/lib/platform/browser/copy-text";

/** Shares the page's address: the phone's own dialog, or a copy of the link. */
export function ShareButton({ title }: { title: string }) {
  async function share() {
    const url = location.href;
    if (!navigator.share) return copyText(url, "The link is copied.");
    // Rejected when the user closes the dialog.
    await navigator.share({ title, url }).catch(() => undefined);
  }
  return (
    <Button onClick={share} className="print:hidden">
      Share
    </Button>
  );
}
