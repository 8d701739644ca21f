"use client";

import { useEffect, useId } from "react";

const defaultQuestion = "Leave this page? What you typed and did not save will be lost.";

/** The question of each form with unsaved changes, by the form's id. */
const unsaved = new Map<string, string>();

/** Whether any form on this page has unsaved changes. */
export const hasUnsaved = (): boolean => unsaved.size > 0;

function isConfirmed(): boolean {
  const [question] = unsaved.values();
  return window.confirm(question);
}

function confirmUnload(event: BeforeUnloadEvent) {
  event.preventDefault();
}

/** Links within the site do not unload the page, so `beforeunload` does not fire. */
function confirmLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const opensHere =
    link && !link.target && !link.download && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  // Links inside a rich-text editor do not navigate.
  if (!opensHere || link.isContentEditable || link.origin !== location.origin) return;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  if (samePage || isConfirmed()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** The entry of the browser's history that the unsaved changes belong to. */
let entry = { url: "", state: null as unknown };

/** Back and Forward have changed the address already: without a confirmation, this page gets a new entry. */
function confirmHistory(event: PopStateEvent) {
  const samePage = new URL(entry.url).pathname === location.pathname && new URL(entry.url).search === location.search;
  if (samePage || isConfirmed()) return;
  // Next.js would show the other page.
  event.stopImmediatePropagation();
  history.pushState(entry.state, "", entry.url);
}

function addUnsaved(id: string, question: string) {
  if (unsaved.size === 0) {
    entry = { url: location.href, state: history.state };
    window.addEventListener("beforeunload", confirmUnload);
    window.addEventListener("popstate", confirmHistory, { capture: true });
    document.addEventListener("click", confirmLink, { capture: true });
  }
  unsaved.set(id, question);
}

function removeUnsaved(id: string) {
  unsaved.delete(id);
  if (unsaved.size > 0) return;
  window.removeEventListener("beforeunload", confirmUnload);
  window.removeEventListener("popstate", confirmHistory, { capture: true });
  document.removeEventListener("click", confirmLink, { capture: true });
}

/**
 * While `isUnsaved`, leaving the page needs a confirmation; one, even if several forms have unsaved changes.
 *
 * @param question asked when a link of this site is followed or the browser goes back within it; browsers show their own
 * for other ways to leave. Null to leave without a question.
 */
export function useUnsavedGuard(isUnsaved: boolean, question: string | null = defaultQuestion): void {
  const id = useId();
  useEffect(() => {
    if (!isUnsaved || question === null) return;
    addUnsaved(id, question);
    return () => removeUnsaved(id);
  }, [id, isUnsaved, question]);
}
