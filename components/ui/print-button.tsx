"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useHydrated } from "@/components/ui/use-hydrated";
import { notify } from "@/lib/platform/browser/notifications";
import { plural } from "@/lib/platform/text/plural";

function startLoading(): void {
  for (const picture of document.images) picture.loading = "eager";
}

/** Returns how many pictures could not be loaded. */
async function loadPictures(): Promise<number> {
  startLoading();
  const loads = [...document.images].map((picture) => picture.decode());
  return (await Promise.allSettled(loads)).filter(({ status }) => status === "rejected").length;
}

/** Whether Ctrl+P or ⌘P was pressed. On a keyboard without Latin letters, P is the key at its place. */
function isPrintKey({ ctrlKey, metaKey, altKey, shiftKey, key, code }: KeyboardEvent): boolean {
  if (!(ctrlKey || metaKey) || altKey || shiftKey) return false;
  return /^[a-z]$/i.test(key) ? key.toLowerCase() === "p" : code === "KeyP";
}

/** Prints the page once its pictures have loaded; Ctrl+P does the same. */
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
      `${plural(failed, "picture", "pictures")} could not be loaded. Reload the page, or print without them from the browser’s menu.`,
    );
  }

  useEffect(() => {
    function handleKey(event: KeyboardEvent) {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      if (!pending) void print();
    }
    window.addEventListener("keydown", handleKey);
    // The browser’s own print command cannot wait for the pictures, so it only starts to load them.
    window.addEventListener("beforeprint", startLoading);
    return () => {
      window.removeEventListener("keydown", handleKey);
      window.removeEventListener("beforeprint", startLoading);
    };
  });

  return (
    <Button variant="primary" pending={pending} disabled={!isHydrated} onClick={() => void print()}>
      Print
    </Button>
  );
}
