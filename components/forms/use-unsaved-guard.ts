import { useEffect, useEffectEvent, useId } from "react";
import { onSessionEnd } from "@/lib/site/api/client";

/** The question of each form with unsaved changes, by the form's id. */
const unsaved = new Map<string, string>();

/** Whether nothing is unsaved or the user agrees to leave it. */
export function isLeavingConfirmed(): boolean {
  const [question] = unsaved.values();
  return question === undefined || window.confirm(question);
}

const isSamePage = ({ pathname, search }: URL | HTMLAnchorElement) =>
  pathname === location.pathname && search === location.search;

function confirmUnload(event: BeforeUnloadEvent) {
  if (unsaved.size > 0) event.preventDefault();
}

/** Links within the site do not unload the page, so `beforeunload` does not fire. */
function confirmLink(event: MouseEvent) {
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>("a[href]") : null;
  const opensHere =
    link && !link.target && !link.download && event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey);
  // Links inside a rich-text editor do not navigate.
  if (!opensHere || link.isContentEditable || link.origin !== location.origin) return;
  if (isSamePage(link) || isLeavingConfirmed()) return;
  event.preventDefault();
  event.stopPropagation();
}

/** Back and Forward within the site; for other pages the browser fires `beforeunload`. */
function confirmTraversal(event: NavigateEvent) {
  const { navigationType, cancelable, destination } = event;
  if (navigationType !== "traverse" || !cancelable || !destination.sameDocument) return;
  if (!isSamePage(new URL(destination.url)) && !isLeavingConfirmed()) event.preventDefault();
}

/** The browser ignores a listener that is there already, so this may be called for each form. */
function listen() {
  window.addEventListener("beforeunload", confirmUnload);
  window.navigation?.addEventListener("navigate", confirmTraversal);
  document.addEventListener("click", confirmLink, { capture: true });
}

/**
 * While `isUnsaved`, leaving the page needs a confirmation; one, even if several forms have unsaved changes. Browsers ask
 * their own question when the page is unloaded. A session that ends leaves the page without any, after `saveDraft`.
 */
export function useUnsavedGuard(isUnsaved: boolean, question: string, saveDraft: () => Promise<void>): void {
  const id = useId();
  const handleSessionEnd = useEffectEvent(() => {
    unsaved.delete(id);
    return saveDraft();
  });
  useEffect(() => {
    if (!isUnsaved) return;
    listen();
    unsaved.set(id, question);
    const unsubscribe = onSessionEnd(handleSessionEnd);
    return () => {
      unsubscribe();
      unsaved.delete(id);
    };
  }, [id, isUnsaved, question]);
}
