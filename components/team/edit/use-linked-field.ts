import { useEffect, useSyncExternalStore } from "react";
import type { MissingField } from "@/lib/person/missing-details";

function subscribe(listener: () => void) {
  window.addEventListener("hashchange", listener);
  return () => window.removeEventListener("hashchange", listener);
}

const controls: Record<MissingField, string> = {
  picture: "[type='file']",
  nativeName: "[name$='.nativeName']",
  tShirtSize: "[name$='.tShirtSize']",
};

/**
 * Focuses the field of a member that the page's address links to, such as "#contestant-2.nativeName".
 *
 * @param member the id of the element around the member's form
 * @param isEditable whether the field can be focused yet
 * @returns whether the address links to a field of this member
 */
export function useLinkedField(member: string, isEditable: boolean): boolean {
  const hash = useSyncExternalStore(
    subscribe,
    () => location.hash,
    () => "",
  );
  const [owner, field] = hash.slice(1).split(".");
  const isLinked = owner === member && field !== undefined;
  useEffect(() => {
    if (!isLinked || !isEditable) return;
    document
      .getElementById(member)
      ?.querySelector<HTMLElement>(controls[field as MissingField])
      ?.focus();
    // Otherwise the form would open again for the next leader.
    history.replaceState(null, "", location.pathname + location.search);
  }, [member, isLinked, isEditable, field]);
  return isLinked;
}
