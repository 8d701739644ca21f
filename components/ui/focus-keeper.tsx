"use client";

import { useEffect } from "react";

/**
 * Remembers an element that has the focus. The returned function focuses it or, once it is gone, its row, the next row, or
 * the heading of its section or of the page.
 */
function rememberFocus(element: Element): () => void {
  const row = element.closest("tr, li");
  // Read now, because a removed element has no next one.
  const nextRow = row?.nextElementSibling;
  const headingId = element.closest("section[aria-labelledby]")?.getAttribute("aria-labelledby") ?? "";

  return () => {
    const places = [element, row, nextRow, document.getElementById(headingId), document.getElementById("content")];
    const place = places.find((one) => one?.isConnected && one !== document.body);
    if (!(place instanceof HTMLElement)) return;
    if (place !== element) place.tabIndex = -1;
    place.focus({ preventScroll: place !== element });
  };
}

/**
 * Moves the focus when the focused element is removed, such as a button of a closed dialog or of a deleted row. Browsers
 * move it to the body.
 */
export function FocusKeeper() {
  useEffect(() => {
    let focused: Element = document.body;
    let returnFocus = rememberFocus(focused);

    function remember({ target }: Pick<FocusEvent, "target">) {
      if (!(target instanceof Element)) return;
      focused = target;
      // From a notification or a dialog, the focus goes back to where it was before.
      if (!target.closest("[data-sonner-toaster], [role=dialog]")) returnFocus = rememberFocus(target);
    }

    // A button may have been pressed already, and a dialog may be open from the start.
    remember({ target: document.activeElement });
    const isLost = () => !focused.isConnected && document.activeElement === document.body;
    // Delayed, so that code that moves the focus itself, such as Radix, does so first.
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
