"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { notify } from "@/lib/platform/browser/notifications";
import { plural } from "@/lib/platform/text/plural";

/** Returns how many pictures could not be loaded. */
async function loadPictures(): Promise<number> {
  const loads = [...document.images].map((picture) => {
    picture.loading = "eager";
    return picture.decode();
  });
  return (await Promise.allSettled(loads)).filter(({ status }) => status === "rejected").length;
}

/** Prints the page once its pictures have loaded. */
export function PrintButton() {
  const isHydrated = useHydrated();
  const [pending, setPending] = useState(false);

  async function print() {
    setPending(true);
    const failed = await loadPictures();
    setPending(false);
    if (failed === 0) return window.print();
    notify(
      "error",
      `${plural(failed, "picture", "pictures")} could not be loaded. Reload the page, or print without them by Ctrl+P.`,
    );
  }

  return (
    <Button variant="primary" pending={pending} disabled={!isHydrated} onClick={() => void print()}>
      Print
    </Button>
  );
}
