"use client";

import { useEffect } from "react";
import { rememberFocus } from "@/components/ui/remember-focus";

/** Moves the focus on when the focused element disappears, as the button that deletes its row; browsers drop it. */
export function FocusKeeper() {
  useEffect(() => {
    let focused: Element = document.body;
    let returnFocus = () => {};

    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      focused = target;
      // From a notification or a dialog, the focus goes back to where it was before.
      if (!target.closest("[data-sonner-toaster], [role=dialog]")) returnFocus = rememberFocus(target);
    }

    const isLost = () => !focused.isConnected && document.activeElement === document.body;
    // What moves the focus itself does so first.
    const observer = new MutationObserver(() => isLost() && setTimeout(() => isLost() && returnFocus()));
    observer.observe(document.body, { childList: true, subtree: true });
    document.addEventListener("focusin", remember);
    return () => {
      observer.disconnect();
      document.removeEventListener("focusin", remember);
    };
  }, []);
  return null;
}
