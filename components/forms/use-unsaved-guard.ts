"use client";

import { useEffect, useId } from "react";

const question = "Leave this page? What you typed and did not save will be lost.";

/** The forms on this page that hold something unsaved. */
const unsaved = new Set<string>();

/** Whether any form on this page holds something that leaving it would lose. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

function askBrowser(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Links within the site don't unload the page, so the browser would not ask. */
function askOnLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const opensHere =
    link && !link.target && !link.download && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  // A link in a text that is being written goes nowhere.
  if (!opensHere || link.isContentEditable || link.origin !== location.origin) return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage || window.confirm(question)) return;
  event.preventDefault();
  event.stopPropagation();
}

function hold(id: string) {
  if (unsaved.size === 0) {
    window.addEventListener("beforeunload", askBrowser);
    document.addEventListener("click", askOnLink, { capture: true });
  }
  unsaved.add(id);
}

function release(id: string) {
  unsaved.delete(id);
  if (unsaved.size > 0) return;
  window.removeEventListener("beforeunload", askBrowser);
  document.removeEventListener("click", askOnLink, { capture: true });
}

/** While `isUnsaved`, leaving the page (by closing, reloading or following a link) asks first; once, however many forms. */
export function useUnsavedGuard(isUnsaved: boolean): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved) return;
    hold(id);
    return () => release(id);
  }, [id, isUnsaved]);
}
