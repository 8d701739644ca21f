import { useCallback, useEffect, useEffectEvent } from "react";
import type { MissingField } from "@/lib/person/missing-details";

const controls: Record<MissingField, string> = {
  picture: "[type='file']",
  nativeName: "[name$='.nativeName']",
  tShirtSize: "[name$='.tShirtSize']",
};

/** The member that the page's address links to, and the field of their form, if any. */
const readLink = () => location.hash.slice(1).split(".") as [member: string, field?: MissingField];

/**
 * Opens a member's form if the page's address links to it, such as "#contestant-2" or "#contestant-2.nativeName".
 *
 * @returns a ref for the element around the form's fields, which focuses the linked one
 */
export function useLinkedField(member: string, open: () => void) {
  const openLinked = useEffectEvent(() => {
    if (readLink()[0] === member) open();
  });
  useEffect(() => {
    openLinked();
    const handleChange = () => openLinked();
    window.addEventListener("hashchange", handleChange);
    return () => window.removeEventListener("hashchange", handleChange);
  }, []);

  return useCallback(
    (fields: HTMLElement | null) => {
      const [linked, field] = readLink();
      if (!fields || linked !== member) return;
      if (field) fields.querySelector<HTMLElement>(controls[field])?.focus();
      // Otherwise the form would open again for the next leader.
      history.replaceState(null, "", location.pathname + location.search);
    },
    [member],
  );
}
