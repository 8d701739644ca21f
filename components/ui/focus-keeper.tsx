"use client";

import { useEffect } from "react";

/** The rows around an element, each followed by its next row, the nearest first. */
function rowsAround(element: Element | null): (Element | null)[] {
  const row = element?.closest("tr, li");
  return row ? [row, row.nextElementSibling, ...rowsAround(row.parentElement)] : [];
}

/** The ids of the headings of the sections around an element, the nearest first. */
function headingsAround(element: Element | null): string[] {
  const section = element?.closest("[aria-labelledby]:is(section, [role=region], [role=group])");
  return section ? [section.getAttribute("aria-labelledby") ?? "", ...headingsAround(section.parentElement)] : [];
}

/**
 * Remembers an element that has the focus. The returned function focuses it or, once it is gone, its row, the next row, or
 * the heading of its section or of the page.
 */
function rememberFocus(element: Element): () => void {
  // Read now, because a removed element has nothing around it.
  const rows = rowsAround(element);
  // The heading of the page has the id "content".
  const headingIds = [...headingsAround(element), "content"];

  return () => {
    const places = [element, ...rows, ...headingIds.map((id) => document.getElementById(id))];
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

    // Before this effect runs, a button may have been pressed, or a dialog opened with the page.
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
